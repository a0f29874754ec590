'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { legalLine } from './legalLine.ts';
import { quoteOf } from './quoteOf.ts';
import type { QuoteState } from './CheckoutState.ts';

export interface QuoteAnnouncementProps {
  frame: PageFrame;
  state: QuoteState;
}

/** Announces each change of the quote to screen readers, but not the first quote, unless a country was chosen for it. */
export function QuoteAnnouncement({ frame, state }: QuoteAnnouncementProps) {
  const { t } = useTranslation('checkout');
  const quote = quoteOf(state);
  const [first, setFirst] = useState(state.status === 'countryWanted' ? '' : quote?.id);
  const [changed, setChanged] = useState(false);

  if (first === undefined && quote) setFirst(quote.id);
  if (first !== undefined && quote && quote.id !== first && !changed) setChanged(true);

  return (
    <VisuallyHidden role="status">
      {quote && changed ? t(($) => $.order.announcement, { order: legalLine(t, quote, frame) ?? '' }) : ''}
    </VisuallyHidden>
  );
}
