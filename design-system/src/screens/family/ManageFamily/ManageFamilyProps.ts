import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { JoinedFamily, ManageFamilyState, OwnedFamily } from './ManageFamilyState.ts';

export interface ManageFamilyProps {
  frame: PageFrame;
  state: ManageFamilyState;
  links: {
    /** Takes every form of the page. */
    submit: string;
    /** The page without a question. */
    close: string;
    /** The page, to which a person’s id goes along as `remove`: it asks whether to remove them. */
    remove: string;
    /** The page, to which a person’s id goes along as `withdraw`: it asks whether to withdraw the invitation. */
    withdraw: string;
    /** Asks a member whether to leave. */
    leave: string;
    /** What a family plan is. */
    familyPlan: string;
    plans: string;
    subscription: string;
    /** Where the own address is confirmed. */
    confirm: string;
    switchAccount: string;
    help: string;
  };
}

/** What the parts of an owner's page get. */
export interface OwnerPartProps extends Pick<ManageFamilyProps, 'frame' | 'links'> {
  state: OwnedFamily;
}

/** What the parts of a member's page get. */
export interface MemberPartProps extends Pick<ManageFamilyProps, 'frame' | 'links'> {
  state: JoinedFamily;
}
