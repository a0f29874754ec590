import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { WaitingPlan as Plan } from './WaitingPlanState.ts';

export interface WaitingPlanProps {
  language: Language;
  plan: Plan;
}

/** One line that names the chosen plan and what it costs, above a form that leads to the checkout. */
export function WaitingPlan({ language, plan: chosen }: WaitingPlanProps) {
  const { t } = useTranslation('waitingPlan');
  const { period, price, tax, trialDays } = chosen;
  const amount = t(($) => $.price[tax][period], { amount: formatMoney(price, language) });
  const plan = t(($) => $.plan[chosen.plan]);

  return (
    <Text soft>
      {trialDays === undefined
        ? t(($) => $.now, { plan, amount })
        : t(($) => $.trial, { plan, amount, count: trialDays })}
    </Text>
  );
}
