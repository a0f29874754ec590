import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { BillingTimelineStep } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { mustSayOrder } from '../../checkout/mustSayOrder.ts';
import type { ChangeOffer, ChangeStep } from './ChangeSubscriptionState.ts';
import { endsWithout } from './endsWithout.ts';
import { positive } from './positive.ts';
import { startOf } from './startOf.ts';

export interface OfferWords {
  title: string;
  lead: string;
  submit: string;
  stay: string;
  /** That the price for students ends. */
  studentPrice: string | undefined;
  /** What comes later, and what is charged or paid back to. */
  later: string | undefined;
  /** When access by a code or a gift begins. */
  access: string | undefined;
  chargedTo: string | undefined;
  steps: BillingTimelineStep[];
}

/** The words of a change that is shown. */
export function useOfferWords(offer: ChangeOffer, { language, country }: DateLocale): OfferWords {
  const { t } = useTranslation('changeSubscription');
  const { kind, from, to, startsOn, until, totalToday, next, paidWith, timeline } = offer;
  const dayIn = (date: string) => formatDay(date, language, 'withYear', country);
  const start = startOf(offer);
  const plan = t(($) => $.plan[(to ?? from).kind].inText);
  const day = dayIn(startsOn);
  const shownOn = timeline[0]?.date ?? startsOn;
  const amount = formatMoney(positive(totalToday), language);
  /** What is charged next: without the queued plan, the current one. */
  const charged = kind === 'cancelNext' ? from : (to ?? from);
  const own = t(($) => $.plan[from.kind].inText);

  function title(): string {
    if (kind === 'changePlan') return t(($) => $.shown.title[start], { plan });
    return t(($) => $.shown.title[kind], { plan });
  }

  function lead(): string {
    switch (kind) {
      case 'changePlan':
        return start === 'later'
          ? t(($) => $.shown.lead.later[from.period], { day })
          : t(($) => $.shown.lead[start], { plan });
      case 'pause':
        return t(($) => $.shown.lead.pause, { day, until: dayIn(until ?? startsOn) });
      case 'studentPrice':
        return t(($) => $.shown.lead.studentPrice, { day });
      case 'cancelNext':
        return t(($) => $.shown.lead[leadWithoutNext()], { plan, own, day });
      case 'refund':
        return t(($) => $.shown.lead.refund, { plan: own, amount });
      case 'withdraw':
        return totalToday.amount < 0
          ? t(($) => $.shown.lead.withdraw, { plan: own, amount })
          : t(($) => $.shown.lead.withdrawFree, { plan: own });
      case 'keepPlan':
      case 'renewOn':
      case 'undoPause':
      case 'resume':
        return t(($) => $.shown.lead[kind], { plan });
    }
  }

  function leadWithoutNext() {
    if (to === undefined) return 'cancelNextAlone';
    if (!endsWithout(offer)) return 'cancelNextRenews';
    return offer.renewable ? 'cancelNext' : 'cancelNextForGood';
  }

  function submit(): string {
    const shortDay = formatDay(startsOn, language, yearFor(startsOn, shownOn), country);
    switch (kind) {
      case 'changePlan':
        if (start !== 'now') return t(($) => $.shown.submit[start], { plan, day: shortDay });
        return mustSayOrder(offer.country)
          ? t(($) => $.shown.submit.obliged)
          : t(($) => $.shown.submit.now, { plan, amount });
      case 'pause':
        return t(($) => $.shown.submit.pause, { day: shortDay });
      case 'resume':
        return totalToday.amount > 0
          ? t(($) => $.shown.submit.resume, { amount })
          : t(($) => $.shown.submit.resumeFree);
      case 'refund':
        return t(($) => $.shown.submit.refund, { amount });
      case 'keepPlan':
      case 'cancelNext':
      case 'renewOn':
      case 'undoPause':
      case 'studentPrice':
      case 'withdraw':
        return t(($) => $.shown.submit[kind], { plan });
    }
  }

  function studentPrice(): string | undefined {
    if (offer.studentPriceEnds === undefined) return undefined;
    const ends = offer.studentPriceEnds;
    const words = { plan, day: dayIn(ends.date), amount: formatMoney(ends.amount, language) };
    return t(($) => $.shown.studentPrice[kind === 'pause' ? 'pause' : 'changePlan'], words);
  }

  function later(): string | undefined {
    if (kind === 'refund' || kind === 'withdraw') {
      const follows = timeline.find((step) => step.kind === 'plan');
      return follows && t(($) => $.shown.follows, { plan, day: dayIn(follows.date) });
    }
    const last = kind === 'studentPrice' ? timeline.find((step) => step.kind === 'ordinary') : next;
    if (last?.amount === undefined) return undefined;
    const words = { amount: formatMoney(last.amount, language), day: dayIn(last.date) };
    return t(($) => $.shown.then[charged.period], words);
  }

  function access(): string | undefined {
    const begins = timeline.find((step) => step.kind === 'access');
    if (begins === undefined) return undefined;
    return t(($) => $.shown[kind === 'renewOn' ? 'accessBeside' : 'access'], { day: dayIn(begins.date) });
  }

  function chargedTo(): string | undefined {
    if (totalToday.amount < 0) return t(($) => $.shown.givenBack);
    if (paidWith === undefined) return undefined;
    if (paidWith.method === 'paypal') return t(($) => $.shown.chargedTo.paypal);
    const { brand, last4 } = paidWith;
    return t(($) => $.shown.chargedTo.card, { brand, last4 });
  }

  function today(): string {
    if (kind === 'resume') return t(($) => $.timeline.today.resume);
    if (kind === 'cancelNext') return t(($) => $.timeline.today.cancelNext, { plan });
    if (kind !== 'changePlan') return t(($) => $.timeline.today[kind], { plan: own });
    switch (start) {
      case 'now':
        return t(($) => $.timeline.today.changePlanNow, { plan });
      case 'later':
        return t(($) => $.timeline.today.changePlan, { plan: own });
      case 'freeDays':
        return t(($) => $.timeline.today.freeDays);
    }
  }

  function stepText(step: ChangeStep): string {
    switch (step.kind) {
      case 'today':
        return today();
      case 'plan':
        return t(($) => $.timeline.plan, { plan });
      case 'pause':
        return t(($) => $.timeline.pause);
      case 'charge':
        if (kind === 'studentPrice') return t(($) => $.timeline.studentPrice);
        return kind === 'pause'
          ? t(($) => $.timeline.resume, { plan })
          : t(($) => $.timeline.charge, { plan: t(($) => $.plan[charged.kind].inText) });
      case 'ordinary':
        return t(($) => $.timeline.ordinary, { plan });
      case 'access':
        return t(($) => $.timeline.access);
      case 'end':
        return t(($) => $.timeline.end, { plan: own });
    }
  }

  return {
    title: title(),
    lead: lead(),
    submit: submit(),
    stay: kind === 'changePlan' ? t(($) => $.stay, { plan: own }) : t(($) => $.shown.stay[kind]),
    studentPrice: studentPrice(),
    later: later(),
    access: access(),
    chargedTo: chargedTo(),
    steps: timeline.map((step) => ({
      title: step.kind === 'today' ? t(($) => $.timeline.todayTitle) : dayIn(step.date),
      text: stepText(step),
      amount: step.amount && formatMoney(step.amount, language),
    })),
  };
}
