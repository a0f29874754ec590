'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { PayPalState } from './CheckoutState.ts';

/** Runs once the approval that was asked for at PayPal is there, unless the buyer has turned to something meanwhile. */
export function useApproved({ status }: PayPalState, run: () => void) {
  const before = useRef(status);
  const runNow = useEffectEvent(run);

  useEffect(() => {
    const arrived = before.current === 'approving' && status === 'approved';
    before.current = status;
    if (arrived && document.activeElement === document.body) runNow();
  }, [status]);
}
