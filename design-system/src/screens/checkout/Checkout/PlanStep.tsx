import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { PlanPicker } from '../../../patterns/PlanPicker/PlanPicker.tsx';
import { dueLine } from './dueLine.ts';
import { Fold } from './Fold.tsx';
import { buyableQuote } from './buyableQuote.ts';
import { ScriptlessForm } from './ScriptlessForm.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { PlanOption, PlanState, QuoteState } from './CheckoutState.ts';

export interface PlanStepProps extends Pick<CheckoutProps, 'frame' | 'links' | 'onPlanChoose'> {
  state: PlanState;
  quote: QuoteState;
}

/** The chosen plan with what is paid when, and the choice of another one. */
export function PlanStep({ frame, links, state, quote, onPlanChoose }: PlanStepProps) {
  const { t } = useTranslation('checkout');
  const { language } = frame;
  const { options, chosen } = state;
  const option = options.find(({ code }) => code === chosen);
  const current = buyableQuote(quote);

  function priceOf({ price, period }: PlanOption) {
    return { price: formatMoney(price, language), per: t(($) => $.plan.period[period]) };
  }

  function note(): string | undefined {
    if (current !== undefined) return dueLine(t, current, frame);
    return option && Object.values(priceOf(option)).join(' ');
  }

  return (
    <Fold
      value={chosen}
      unsettled={current === undefined}
      name={option && t(($) => $.plan[option.kind].name)}
      note={note()}
      action={t(($) => $.plan.change)}
    >
      <ScriptlessForm action={links.submit} submit={t(($) => $.plan.submit)}>
        <PlanPicker
          legend={t(($) => $.plan.title)}
          name="plan"
          chosen={chosen}
          onPlanChoose={onPlanChoose}
          options={options.map((plan) => ({
            value: plan.code,
            name: t(($) => $.plan[plan.kind].name),
            note:
              plan.trialDays === undefined
                ? t(($) => $.plan[plan.kind].note)
                : t(($) => $.plan[plan.kind].trial, { count: plan.trialDays }),
            ...priceOf(plan),
          }))}
        />
      </ScriptlessForm>
    </Fold>
  );
}
