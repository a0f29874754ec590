import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ChangePartProps } from './ChangeSubscriptionProps.ts';
import { ChoiceForm } from './ChoiceForm.tsx';

/** The plans that the present one can be changed to. */
export function ChoosePlan({ frame, state, links }: ChangePartProps<'choosePlan'>) {
  const { t } = useTranslation('changeSubscription');
  const { userId, from, tax, plans } = state;

  return (
    <CardLayout frame={frame} title={t(($) => $.choosePlan.title)} text={t(($) => $.choosePlan.text)}>
      <ChoiceForm
        action={links.submit}
        values={{ step: 'show', userId, kind: 'changePlan' }}
        name="plan"
        choices={plans.map(({ plan, kind, period, price }) => ({
          value: plan,
          title: t(($) => $.plan[kind].name),
          note: t(($) => $.choosePlan.note[kind === 'family' ? 'family' : period]),
          aside: { figure: formatMoney(price, frame.language), per: t(($) => $.choosePlan.per[period]) },
        }))}
        back={{
          label: t(($) => $.stay, { plan: t(($) => $.plan[from.kind].inText) }),
          href: links.subscription,
        }}
      />
      <Centred size="fine" soft>
        {t(($) => $.choosePlan.tax[tax])}
      </Centred>
    </CardLayout>
  );
}

const Centred = styled(Text)`
  text-align: center;
`;
