import type { DueWork } from '../clock/time-travel.ts';
import { nextDueStep } from './billing-run.ts';
import { dayOf, startOf } from './calendar.ts';
import type { Callouts } from './callouts.ts';
import type { ZuoraState } from './model.ts';

/** What Zuora does as days go by; each step's callouts go out before the next step. */
export function billingWork(state: ZuoraState, callouts: Callouts): DueWork {
  return {
    next(through) {
      const step = nextDueStep(state, dayOf(through));
      return (
        step && {
          at: startOf(step.day),
          async run() {
            step.run(callouts.tell);
            await callouts.deliver();
          },
        }
      );
    },
  };
}
