import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { FamilyPlanState } from './FamilyPlanState.ts';

export interface FamilyPlanProps {
  frame: PageFrame;
  state: FamilyPlanState;
  links: {
    /** Where plans are bought, by their codes. */
    buy: Record<string, string>;
    /** The family of a visitor who has one. */
    manage: string;
    plans: string;
  };
}
