import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { ReportMomentState } from './ReportMomentState.ts';

export interface ReportMomentProps {
  frame: PageFrame;
  state: ReportMomentState;
  links: {
    /** Takes the form. */
    submit: string;
    /** The visitor’s own moment. */
    own: string;
    community: string;
  };
}
