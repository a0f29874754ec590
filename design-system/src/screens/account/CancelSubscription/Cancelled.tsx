'use client';

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { Leaving } from './CancelSubscriptionState.ts';
import type { CancelSubscriptionProps } from './CancelSubscriptionProps.ts';
import { RefundNotice } from './RefundNotice.tsx';

export type CancelledProps = Pick<CancelSubscriptionProps, 'frame' | 'links'> & { leaving: Leaving };

/** The confirmation of a cancellation. Takes focus, because the pressed button is gone; screen readers then read it. */
export function Cancelled({ frame, leaving, links }: CancelledProps) {
  const { t } = useTranslation('cancelSubscription');
  const words = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    words.current?.focus();
  }, []);

  function accessWords(): string {
    switch (leaving.kind) {
      case 'trial':
      case 'inRefundWindow':
      case 'paid':
        return t(($) => $.cancelled[leaving.kind], {
          day: formatDay(leaving.openUntil, frame.language, 'withYear', frame.country),
        });
      case 'queued':
        return t(($) => $.cancelled.queued);
    }
  }

  return (
    <StateLayout
      frame={frame}
      scene="valley"
      header="quiet"
      title={t(($) => $.cancelled.title)}
      text={
        <Words ref={words} tabIndex={-1}>
          {accessWords()}
        </Words>
      }
      actions={
        <>
          <LinkButton href={links.subscription}>{t(($) => $.subscription)}</LinkButton>
          <LinkButton href={links.home} variant="plain">
            {t(($) => $.home)}
          </LinkButton>
        </>
      }
    >
      {leaving.kind === 'inRefundWindow' && (
        <RefundNotice refund={leaving.refund} place={frame} help={links.help} />
      )}
    </StateLayout>
  );
}

const Words = styled.span`
  outline: none;
`;
