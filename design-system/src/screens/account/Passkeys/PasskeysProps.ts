import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { OpenPasskeys, PasskeysState } from './PasskeysState.ts';

export interface PasskeysProps {
  frame: PageFrame;
  state: PasskeysState;
  links: {
    /** Where every form of the page posts. */
    submit: string;
    /** The page without an open form. */
    close: string;
    /** The page with the form of a passkey's name, by the passkey's id. */
    naming: Readonly<Record<string, string>>;
    /** The page that asks before a passkey is removed, by the passkey's id. */
    removing: Readonly<Record<string, string>>;
    account: string;
    forgotPassword: string;
    switchAccount: string;
    help: string;
  };
  /** The person wants another passkey: the device is asked to make one. */
  onAdd: () => void;
}

/** What each part of the page is drawn from. */
export interface PasskeysPartProps extends Pick<PasskeysProps, 'links'> {
  state: OpenPasskeys;
}
