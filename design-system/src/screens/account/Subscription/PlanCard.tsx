import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
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
  const ends = state.status === 'ending' || (state.status === 'otherSource' && state.ends === true);

  function standing(): string {
    if (!opensByCode(state)) return t(($) => $.status[ends ? 'ending' : state.status]);
    const { openUntil, today } = state;
    return t(($) => $.status.openUntil, {
      day: formatDay(openUntil, frame.language, yearFor(openUntil, today), frame.country),
    });
  }

  return (
    <SheetCard
      title={t(($) => $.planCard)}
      chip={
        <Chip tone={toneOf[opensByCode(state) ? 'active' : ends ? 'ending' : state.status]}>
          {standing()}
        </Chip>
      }
    >
      <SheetRows>
        {rows.map(({ icon, name, waiting, room, details, action }) => (
          <AccountRow
            key={icon + name}
            icon={icon}
            name={name}
            chip={waiting === true && <Chip>{t(($) => $.nextPlan.waiting)}</Chip>}
            {...(room && { room })}
            details={details}
            action={action && <ChangeLink {...action} />}
          />
        ))}
      </SheetRows>
      <PlanNumbers state={state} />
    </SheetCard>
  );
}

/** Access by a voucher or a gift was given for its days: nothing of it was ended. */
function opensByCode(
  state: PlanCardProps['state'],
): state is Extract<CurrentPlanState, { status: 'ending' }> {
  return state.status === 'ending' && state.plan.kind === 'access';
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
