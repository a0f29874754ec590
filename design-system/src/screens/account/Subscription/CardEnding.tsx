import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatMonth } from '../../../formatting/formatMonth.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { OwnPlanState } from './SubscriptionState.ts';
import { usePaidWith } from './usePaidWith.ts';

export interface CardEndingProps {
  state: OwnPlanState;
  changePayment: string | undefined;
  dateLocale: DateLocale;
}

/** Tells in the last month of a card, and after it, that another one is needed. */
export function CardEnding({ state, changePayment, dateLocale }: CardEndingProps) {
  const { t } = useTranslation('subscription');
  const { cardEnding, paidWith } = state;
  const card = usePaidWith(paidWith);
  if (cardEnding === undefined || card === undefined) return null;
  if (paidWith?.method !== 'card' || paidWith.validUntil === undefined) return null;

  const month = formatMonth(paidWith.validUntil, dateLocale.language);
  return (
    <Notice tone="warm" title={t(($) => $.cardEnding[cardEnding].title)}>
      {t(($) => $.cardEnding[cardEnding].text, { card, month })}{' '}
      {changePayment !== undefined && (
        <TextLink href={changePayment}>{t(($) => $.actions.changePayment)}</TextLink>
      )}
    </Notice>
  );
}
