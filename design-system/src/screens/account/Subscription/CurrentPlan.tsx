import { SavedCheckoutNotice } from '../../checkout/SavedCheckoutNotice/SavedCheckoutNotice.tsx';
import { CardEnding } from './CardEnding.tsx';
import { DayList } from './DayList.tsx';
import { daysThatMatter } from './daysThatMatter.ts';
import { EarlierPlansCard } from './EarlierPlansCard.tsx';
import { GiftsCard } from './GiftsCard.tsx';
import { Hero } from './Hero.tsx';
import { ManageLinks, RefundSentence, WithdrawSentence } from './ManageLinks.tsx';
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
          {status === 'ending' && (
            <SavedCheckoutNotice
              checkout={state.savedCheckout}
              dateLocale={frame}
              plans={links.plans}
              from="subscription"
            />
          )}
          {status !== 'otherSource' && (
            <CardEnding state={state} changePayment={links.changePayment} dateLocale={frame} />
          )}
          <PlanCard {...part} state={state} />
          <ManageLinks state={state} links={links} />
          <RefundSentence {...part} state={state} />
          <WithdrawSentence {...part} state={state} />
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
          {status === 'otherSource' && <EarlierPlansCard history={history} dateLocale={frame} />}
        </>
      }
    />
  );
}
