'use client';

import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import type { ChangePaymentProps } from './ChangePaymentProps.ts';
import { EnterPayment } from './EnterPayment.tsx';
import { NotCharged } from './NotCharged.tsx';
import { usePaymentWords } from './usePaymentWords.ts';

/** Replaces what a subscription is charged to: by a card, or by an agreement at PayPal. */
export function ChangePayment({ frame, state, links, ...handlers }: ChangePaymentProps) {
  const { t } = useTranslation('changePayment');
  const wordsOf = usePaymentWords(frame);
  const subscription = (variant: 'primary' | 'plain') => (
    <LinkButton href={links.subscription} variant={variant}>
      {t(($) => $.subscription)}
    </LinkButton>
  );

  switch (state.status) {
    case 'replaced': {
      const words = wordsOf(state);
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.replaced.title)}
          text={
            words === undefined
              ? t(($) => $.replaced.unnamed)
              : t(($) => $.replaced.text, { method: words.name })
          }
          actions={
            links.order === undefined ? (
              subscription('primary')
            ) : (
              <>
                <LinkButton href={links.order}>{t(($) => $.replaced.order)}</LinkButton>
                {subscription('plain')}
              </>
            )
          }
        >
          {state.charged !== undefined && (
            <Text>
              {t(($) => $.replaced.charged, { amount: formatMoney(state.charged, frame.language) })}
            </Text>
          )}
          <Text size="small">{t(($) => $.replaced.removed)}</Text>
        </StateLayout>
      );
    }
    case 'notCharged':
      return <NotCharged frame={frame} state={state} links={links} />;
    case 'open':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => (state.paying === undefined ? $.open.title : $.paying.title))}
          text={
            state.paying === undefined
              ? t(($) => $.open.text)
              : t(($) => $.paying.text, { amount: formatMoney(state.paying, frame.language) })
          }
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $.open.look)}</LinkButton>
              {subscription('plain')}
            </>
          }
        />
      );
    case 'nothingBilled':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.nothingBilled.title)}
          text={t(($) => $.nothingBilled.text)}
          actions={
            <>
              <LinkButton href={links.plans}>{t(($) => $.nothingBilled.plans)}</LinkButton>
              {subscription('plain')}
            </>
          }
        />
      );
    case 'otherAccount':
      return (
        <OtherAccount
          frame={frame}
          links={links}
          words={{ title: t(($) => $.otherAccount.title), text: t(($) => $.otherAccount.text) }}
        />
      );
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          header="quiet"
          title={t(($) => $.unavailable.title)}
          text={t(($) => $.unavailable.text)}
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $.retry)}</LinkButton>
              {subscription('plain')}
            </>
          }
        />
      );
    default:
      return <EnterPayment frame={frame} state={state} links={links} {...handlers} />;
  }
}
