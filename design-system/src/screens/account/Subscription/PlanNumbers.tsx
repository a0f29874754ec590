import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { CurrentPlanState, WaitingPlanState } from './SubscriptionState.ts';

export interface PlanNumbersProps {
  state: CurrentPlanState | WaitingPlanState;
}

/** The numbers of the plans that we bill: the form that cancels without logging in asks for them. */
export function PlanNumbers({ state }: PlanNumbersProps) {
  const { t } = useTranslation('subscription');
  const current = state.status === 'waiting' || state.status === 'otherSource' ? undefined : state.number;
  const next = state.queued?.number;
  const parts = { number: <Digits translate="no" /> };
  if (current === undefined && next === undefined) return null;

  return (
    <div>
      {current !== undefined && (
        <Text size="small" soft>
          <Sentence words={t(($) => $.number, { number: current })} parts={parts} />
        </Text>
      )}
      {next !== undefined && (
        <Text size="small" soft>
          <Sentence
            words={t(($) => (state.status === 'waiting' ? $.number : $.nextPlan.number), { number: next })}
            parts={parts}
          />
        </Text>
      )}
    </div>
  );
}

/** One press selects it whole. */
const Digits = styled.span`
  font-variant-numeric: lining-nums tabular-nums;
  overflow-wrap: anywhere;
  user-select: all;

  /* Not at its hyphens, while it has room on a line of its own. */
  display: inline-block;
  max-inline-size: 100%;
`;
