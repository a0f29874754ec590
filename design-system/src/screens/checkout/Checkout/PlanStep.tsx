import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatMonthlyShare } from '../../../formatting/formatMonthlyShare.ts';
import { PlanPicker } from '../../../patterns/PlanPicker/PlanPicker.tsx';
import { ScriptlessForm } from './ScriptlessForm.tsx';
import { Step } from './Step.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { PlanOption, PlanState } from './CheckoutState.ts';

export interface PlanStepProps extends Pick<CheckoutProps, 'frame' | 'links' | 'onPlanChoose'> {
  state: PlanState;
}

/** The choice of a plan. */
export function PlanStep({ frame, links, state, onPlanChoose }: PlanStepProps) {
  const { t } = useTranslation('checkout');

  function noteOf({ kind, price, trialDays }: PlanOption): string {
    const share = formatMonthlyShare(price, frame.language);
    return trialDays === undefined
      ? t(($) => $.plan[kind].note, { share })
      : t(($) => $.plan[kind].trial, { share, count: trialDays });
  }

  return (
    <Step title={t(($) => $.plan.title)}>
      <ScriptlessForm action={links.submit} submit={t(($) => $.plan.submit)}>
        <PlanPicker
          legend={t(($) => $.plan.title)}
          name="plan"
          chosen={state.chosen}
          onPlanChoose={onPlanChoose}
          options={state.options.map((option) => ({
            value: option.code,
            marker: option.kind,
            name: t(($) => $.plan[option.kind].name),
            badge: option.kind === 'annual' ? t(($) => $.plan.mostChosen) : undefined,
            note: noteOf(option),
            price: formatMoney(option.price, frame.language),
            per: t(($) => $.plan.period[option.period]),
          }))}
        />
      </ScriptlessForm>
    </Step>
  );
}
