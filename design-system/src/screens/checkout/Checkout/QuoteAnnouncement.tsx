'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { legalLine } from './legalLine.ts';
import { buyableQuote } from './buyableQuote.ts';
import type { QuoteState } from './CheckoutState.ts';

export interface QuoteAnnouncementProps {
  frame: PageFrame;
  state: QuoteState;
}

/**
 * Announces each change of a sum or a day to screen readers, but not the first quote, unless a country was chosen for it. A
 * quote that says the same as the one before is not announced.
 */
export function QuoteAnnouncement({ frame, state }: QuoteAnnouncementProps) {
  const { t } = useTranslation('checkout');
  const quote = buyableQuote(state);
  const order = quote && (legalLine(t, quote, frame) ?? '');
  const [last, setLast] = useState(state.status === 'countryWanted' ? '' : order);
  const [changed, setChanged] = useState(false);

  if (order === undefined) {
    if (changed) setChanged(false);
  } else if (order !== last) {
    setLast(order);
    setChanged(last !== undefined);
  }

  return (
    <VisuallyHidden role="status">
      {order !== undefined && changed ? t(($) => $.order.announcement, { order }) : ''}
    </VisuallyHidden>
  );
}
