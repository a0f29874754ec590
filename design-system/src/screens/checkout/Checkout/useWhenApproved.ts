'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { PayPalState } from './CheckoutState.ts';

/** Runs when PayPal's approval is complete, unless the focus has moved to an element meanwhile. */
export function useWhenApproved({ status }: PayPalState, run: () => void) {
  const before = useRef(status);
  const runNow = useEffectEvent(run);

  useEffect(() => {
    const completed = before.current === 'approving' && status === 'approved';
    before.current = status;
    if (completed && document.activeElement === document.body) runNow();
  }, [status]);
}
