import { DayList } from './DayList.tsx';
import { daysThatMatter } from './daysThatMatter.ts';
import { EarlierPlansCard } from './EarlierPlansCard.tsx';
import { Hero } from './Hero.tsx';
import { ManageLinks } from './ManageLinks.tsx';
import { PaymentHelp } from './PaymentHelp.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { SubscriptionLayout } from './SubscriptionLayout.tsx';
import type { SubscriptionPartProps } from './SubscriptionProps.ts';

/** The plan of a customer: the picture of its time, its facts, what happens when, and what was before. */
export function CurrentPlan({ frame, state, links }: SubscriptionPartProps) {
  const part = { frame, links };
  const { status, history } = state;
  const days = status === 'otherSource' ? [] : daysThatMatter(state);

  return (
    <SubscriptionLayout
      frame={frame}
      picture={<Hero {...part} state={state} days={days} />}
      main={
        <>
          <PlanCard {...part} state={state} />
          <ManageLinks state={state} links={links} />
          {status !== 'otherSource' && <EarlierPlansCard history={history} dateLocale={frame} />}
        </>
      }
      beside={
        <>
          {status === 'paymentDue' && <PaymentHelp help={links.help} />}
          {status !== 'otherSource' && <DayList {...part} state={state} days={days} />}
          <PaymentsCard
            history={history}
            dateLocale={frame}
            firstCharge={status === 'trial' ? state.first.date : undefined}
          />
          {status === 'otherSource' && <EarlierPlansCard history={history} dateLocale={frame} />}
        </>
      }
    />
  );
}
