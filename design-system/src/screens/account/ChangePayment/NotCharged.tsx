import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ChangePaymentProps } from './ChangePaymentProps.ts';
import type { ChangePaymentState } from './ChangePaymentState.ts';
import { usePaymentWords } from './usePaymentWords.ts';

export interface NotChargedProps extends Pick<ChangePaymentProps, 'frame' | 'links'> {
  state: Extract<ChangePaymentState, { status: 'notCharged' }>;
}

/** The new method is saved, and was declined: when it is tried again, and the way to another one. */
export function NotCharged({ frame, state, links }: NotChargedProps) {
  const { t } = useTranslation('changePayment');
  const { nextTryOn, amount: due } = state.paymentDue;
  const words = usePaymentWords(frame)(state);
  const amount = formatMoney(due, frame.language);

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="quiet"
      title={t(($) => $.declined.title)}
      text={
        words === undefined
          ? t(($) => $.declined.unnamed, { amount })
          : t(($) => $.declined.text, { amount, method: words.name })
      }
      actions={
        <>
          <LinkButton href={links.submit}>{t(($) => $.declined.again)}</LinkButton>
          <LinkButton href={links.subscription} variant="plain">
            {t(($) => $.subscription)}
          </LinkButton>
        </>
      }
    >
      {nextTryOn !== undefined && (
        <Text size="small">
          {t(($) => $.declined.retryOn, {
            day: formatDay(nextTryOn, frame.language, 'withYear', frame.country),
          })}
        </Text>
      )}
    </StateLayout>
  );
}
