import * as React from 'react';
import { decide, diffState } from './diffStore.ts';
import { verdictOn, type Decision, type Verdict } from './decisions.ts';
import type { Cause } from './record.ts';

/** Decides about causes, and takes the decisions of this visit back, the latest first. */
export function useDecisions() {
  const earlier = React.useRef<Decision[]>([]);

  return {
    verdict: ({ id, change }: Cause, verdict: Verdict) => {
      earlier.current.push({ id, change, verdict: verdictOn({ id, change }, diffState().decisions) });
      void decide({ id, change, verdict });
    },
    undo: () => {
      const last = earlier.current.pop();
      if (last !== undefined) void decide(last);
    },
  };
}
