import type { DueWork } from '../clock/time-travel.ts';
import { nextDueStep, type Collecting } from './billing-run.ts';
import { dayOf, startOf } from './calendar.ts';
import type { Callouts } from './callouts.ts';
import { takeLateAnswers } from './ledger.ts';
import type { ZuoraState } from './model.ts';

/** What Zuora does as days go by; each step's callouts go out before the next step. */
export function billingWork(state: ZuoraState, callouts: Callouts, collecting: Collecting): DueWork {
  return {
    next(through) {
      takeLateAnswers(state, Date.now(), callouts.tell);
      const step = nextDueStep(state, dayOf(through), collecting);
      return (
        step && {
          at: startOf(step.day),
          async run() {
            step.run(callouts.tell);
            await callouts.deliverUnsaved();
          },
        }
      );
    },
  };
}
