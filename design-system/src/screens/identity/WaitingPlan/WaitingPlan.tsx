import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { Money } from '../../../formatting/Money.ts';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { WaitingPlan as Plan } from './WaitingPlanState.ts';

export interface WaitingPlanProps {
  language: Language;
  plan: Plan;
}

/** The chosen plan and what it costs, also after its voucher, above a form that leads to the checkout. */
export function WaitingPlan({ language, plan: chosen }: WaitingPlanProps) {
  const { t } = useTranslation('waitingPlan');
  const { period, price, tax, trialDays, voucher } = chosen;
  const inPeriods = (money: Money) =>
    t(($) => $.price[tax][period], { amount: formatMoney(money, language) });
  const amount = inPeriods(voucher?.price ?? price);
  const plan = t(($) => $.plan[chosen.plan]);

  return (
    <Text soft>
      {trialDays === undefined
        ? t(($) => $.now, { plan, amount })
        : t(($) => $.trial, { plan, amount, count: trialDays })}
      {voucher && <br />}
      {voucher &&
        t(($) => $.voucher, { code: voucher.code, count: voucher.months, amount: inPeriods(price) })}
    </Text>
  );
}
