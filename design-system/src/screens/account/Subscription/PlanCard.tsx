import { useTranslation } from 'react-i18next';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import type { ChipTone } from '../../../primitives/Chip/Chip.options.ts';
import { AccountRow } from '../Account/AccountRow.tsx';
import { ChangeLink } from '../Account/ChangeLink.tsx';
import { PlanNumbers } from './PlanNumbers.tsx';
import { SheetCard, SheetRows } from './SheetCard.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { CurrentPlanState, WaitingPlanState } from './SubscriptionState.ts';
import { usePlanRows } from './usePlanRows.ts';

export interface PlanCardProps extends Pick<SubscriptionProps, 'frame' | 'links'> {
  state: CurrentPlanState | WaitingPlanState;
}

/** The plan: its next charge, what it is charged to, what it costs, what follows it, and what can be changed. */
export function PlanCard({ frame, state, links }: PlanCardProps) {
  const { t } = useTranslation('subscription');
  const rows = usePlanRows(state, frame, links);

  return (
    <SheetCard
      title={t(($) => $.planCard)}
      chip={<Chip tone={toneOf[state.status]}>{t(($) => $.status[state.status])}</Chip>}
    >
      <SheetRows>
        {rows.map(({ icon, name, waiting, details, action }) => (
          <AccountRow
            key={icon + name}
            icon={icon}
            name={name}
            chip={waiting === true && <Chip>{t(($) => $.nextPlan.waiting)}</Chip>}
            details={details}
            action={action && <ChangeLink {...action} />}
          />
        ))}
      </SheetRows>
      <PlanNumbers state={state} />
    </SheetCard>
  );
}

const toneOf: Record<PlanCardProps['state']['status'], ChipTone> = {
  waiting: 'tint',
  trial: 'sun',
  active: 'success',
  paused: 'tint',
  ending: 'tint',
  paymentDue: 'warm',
  otherSource: 'success',
};
