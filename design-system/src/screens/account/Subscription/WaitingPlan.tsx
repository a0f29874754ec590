import { useTranslation } from 'react-i18next';
import { breakableDay } from '../../../formatting/breakableDay.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { EmployerPaysNotice } from '../../checkout/EmployerPaysNotice/EmployerPaysNotice.tsx';
import { FamilyAccessNotice } from '../../checkout/FamilyAccessNotice/FamilyAccessNotice.tsx';
import { DayList } from './DayList.tsx';
import { daysThatMatter } from './daysThatMatter.ts';
import { EarlierPlansCard } from './EarlierPlansCard.tsx';
import { GiftsCard } from './GiftsCard.tsx';
import { Circle, Panel } from './Hero.tsx';
import { AgainSentence, CancelNextSentence } from './ManageLinks.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { SubscriptionLayout } from './SubscriptionLayout.tsx';
import { isPaidByCredit } from './isPaidByCredit.ts';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { WaitingPlanState } from './SubscriptionState.ts';

export interface WaitingPlanProps extends Pick<SubscriptionProps, 'frame' | 'links'> {
  state: WaitingPlanState;
}

/** Nothing runs, and a plan has not begun: its first day, what is charged then, and the way to cancel it before. */
export function WaitingPlan({ frame, links, state }: WaitingPlanProps) {
  const { t } = useTranslation('subscription');
  const { queued, history, employer, family } = state;
  const { date } = queued.first;
  const part = { frame, links };

  function chargeWords(): string {
    const { plan, first } = queued;
    if (plan.kind === 'access') return t(($) => $.lead.waiting.free);
    if (isPaidByCredit(first)) return t(($) => $.lead.waiting.chargeNothing);
    return first.amount === undefined
      ? t(($) => $.lead.waiting.chargeWithoutAmount)
      : t(($) => $.lead.waiting.charge, { amount: formatMoney(first.amount, frame.language) });
  }

  return (
    <SubscriptionLayout
      frame={frame}
      picture={
        <Panel
          picture="rest"
          title={t(($) => $.title.waiting, {
            day: breakableDay(formatDay(date, frame.language, 'withYear', frame.country)),
          })}
          lead={[
            chargeWords(),
            ...(employer === undefined && family === undefined ? [t(($) => $.lead.waiting.noAccess)] : []),
          ].join(' ')}
        >
          <Circle />
        </Panel>
      }
      main={
        <>
          <EmployerPaysNotice employer={employer} app={links.app} />
          <FamilyAccessNotice access={family} dateLocale={frame} family={links.family} />
          <PlanCard {...part} state={state} />
          <CancelNextSentence queued={queued} links={links} />
          {/* Access leaves room for a plan that begins before it. */}
          {queued.plan.kind === 'access' && <AgainSentence part="again" href={links.plans} />}
          <EarlierPlansCard history={history} dateLocale={frame} />
        </>
      }
      beside={
        <>
          <DayList {...part} state={state} days={daysThatMatter(state)} />
          <PaymentsCard
            history={history}
            dateLocale={frame}
            firstCharge={queued.plan.kind === 'access' ? undefined : date}
            invoices={links.invoices}
          />
          <GiftsCard
            history={history}
            dateLocale={frame}
            page={links.gift}
            give={links.give}
            invite={links.invite}
            invoices={links.invoices}
          />
        </>
      }
    />
  );
}
