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

/** States in which something is charged later. After a failed charge, the hero leads to another method itself. */
const charged: ReadonlySet<OwnPlanState['status']> = new Set(['trial', 'active', 'paused']);

/** Tells in the last month of a card, and after it, that another one is needed. */
export function CardEnding({ state, changePayment, dateLocale }: CardEndingProps) {
  const { t } = useTranslation('subscription');
  const { status, today, paidWith } = state;
  const card = usePaidWith(paidWith);
  if (!charged.has(status) || card === undefined) return null;
  if (paidWith?.method !== 'card' || paidWith.validUntil === undefined) return null;

  const thisMonth = today.slice(0, 7);
  if (paidWith.validUntil > thisMonth) return null;
  const standing = paidWith.validUntil === thisMonth ? 'soon' : 'over';
  const month = formatMonth(paidWith.validUntil, dateLocale.language);
  return (
    <Notice tone="warm" title={t(($) => $.cardEnding[standing].title)}>
      {t(($) => $.cardEnding[standing].text, { card, month })}{' '}
      {changePayment !== undefined && (
        <TextLink href={changePayment}>{t(($) => $.actions.changePayment)}</TextLink>
      )}
    </Notice>
  );
}
