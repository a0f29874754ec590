'use client';

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../primitives/Text/Text.tsx';
import { SavedMethod } from './SavedMethod.tsx';
import { Problem } from './Problem.tsx';
import { useWhenApproved } from './useWhenApproved.ts';
import type { PayPalState } from './CheckoutState.ts';

export interface PayPalPanelProps {
  state: PayPalState;
  /** What to do after the approval, where the button does not buy. */
  approved?: string | undefined;
}

/** The state of the PayPal approval. It is started with the purchase button. */
export function PayPalPanel({ state, approved }: PayPalPanelProps) {
  const { t } = useTranslation('checkout');
  const outcome = useRef<HTMLDivElement>(null);
  // The button, which takes the focus, is on the screen of a phone anyway.
  useWhenApproved(state, () => outcome.current?.scrollIntoView({ block: 'center', behavior: 'instant' }));

  switch (state.status) {
    case 'notApproved':
      return <Text soft>{t(($) => $.pay.paypal.notApproved)}</Text>;
    case 'approving':
    case 'approved':
      // One live region for both: the approval is announced when it comes.
      return (
        <div ref={outcome} role="status">
          {state.status === 'approving' ? (
            <Text soft>{t(($) => $.pay.paypal.approving)}</Text>
          ) : (
            <SavedMethod
              title={t(($) => $.pay.paypal.approved)}
              text={approved ?? t(($) => $.pay.paypal.afterwards)}
            />
          )}
        </div>
      );
    case 'cancelled':
    case 'refused':
    case 'unavailable':
      return (
        <Problem
          key={state.status}
          tone={state.status === 'cancelled' ? 'info' : 'error'}
          title={t(($) => $.pay.paypal[state.status].title)}
        >
          {t(($) => $.pay.paypal[state.status].text)}
        </Problem>
      );
  }
}
