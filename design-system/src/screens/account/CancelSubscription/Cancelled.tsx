'use client';

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { AccessNote } from './AccessNote.tsx';
import type { AccessToCome, CancellationResult } from './CancelSubscriptionState.ts';
import type { CancelSubscriptionProps } from './CancelSubscriptionProps.ts';
import { RefundNotice } from './RefundNotice.tsx';

export type CancelledProps = Pick<CancelSubscriptionProps, 'frame' | 'links'> & {
  result: CancellationResult;
  access: AccessToCome | undefined;
};

/** The confirmation of a cancellation. Its heading takes the focus, because the pressed button is gone. */
export function Cancelled({ frame, result, access, links }: CancelledProps) {
  const { t } = useTranslation('cancelSubscription');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  const dayIn = (day: string) => formatDay(day, frame.language, 'withYear', frame.country);

  function accessWords(): string {
    switch (result.kind) {
      case 'trial':
      case 'inRefundWindow':
      case 'paid':
        return t(($) => $.cancelled[result.kind], {
          day: dayIn(result.openUntil),
        });
      case 'over':
        return t(($) => $.cancelled.over);
      case 'queued':
        return result.openUntil === undefined
          ? t(($) => $.cancelled.queued)
          : t(($) => $.cancelled.queuedThenEnds, { day: dayIn(result.openUntil) });
    }
  }

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={t(($) => $.cancelled.title)}
      headingRef={heading}
      text={accessWords()}
      actions={
        <>
          <LinkButton href={links.subscription}>{t(($) => $.subscription)}</LinkButton>
          <LinkButton href={links.home} variant="plain">
            {t(($) => $.home)}
          </LinkButton>
        </>
      }
    >
      <AccessNote access={access} dateLocale={frame} />
      {result.kind === 'inRefundWindow' && (
        <RefundNotice refund={result.refund} dateLocale={frame} href={links.refund} />
      )}
    </StateLayout>
  );
}
