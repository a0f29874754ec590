import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { StudentState } from './StudentState.ts';

export interface StudentProps {
  frame: PageFrame;
  state: StudentState;
  links: {
    submit: string;
    /** Both come back to this page. */
    register: string;
    login: string;
    /** The checkout at the price for students. */
    checkout: string;
    plans: string;
    subscription: string;
    /** Where a change of the subscription is shown before it is made. */
    change: string;
    help: string;
    /** This page once more. */
    retry: string;
  };
}
