'use client';

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import type { Leaving } from './CancelSubscriptionState.ts';
import type { CancelSubscriptionProps } from './CancelSubscriptionProps.ts';
import { Consequences } from './Consequences.tsx';

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
      card={
        <>
          <Consequences leaving={leaving} place={frame} help={links.help} />
          <Stack gap={2}>
            <LinkButton href={links.subscription} wide>
              {t(($) => $.subscription)}
            </LinkButton>
            <LinkButton href={links.home} variant="plain" wide>
              {t(($) => $.home)}
            </LinkButton>
          </Stack>
        </>
      }
    />
  );
}

const Words = styled.span`
  outline: none;
`;
