import type { TFunction } from 'i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { RedeemProps } from './RedeemProps.ts';
import type { RedeemRefusal } from './RedeemState.ts';

/** What a refusal says: why, what to do about it, and a link where there is a page for that. */
export interface RefusalWords {
  problem: string;
  advice: string;
  next?: { link: keyof RedeemProps['links']; label: string };
}

/** The words of a refusal. */
export function refusalWords(
  refusal: RedeemRefusal,
  { language, country, account }: DateLocale & Pick<PageFrame, 'account'>,
  t: TFunction<'redeem'>,
): RefusalWords {
  const dayOf = (day: string) => formatDay(day, language, 'withYear', country);
  const plans = { link: 'plans', label: t(($) => $.next.plans) } as const;
  const subscription = { link: 'subscription', label: t(($) => $.next.subscription) } as const;

  switch (refusal.reason) {
    case 'missing':
    case 'notFound':
      return {
        problem: t(($) => $.refused[refusal.reason].problem),
        advice: t(($) => $.refused[refusal.reason].advice),
      };
    case 'expired':
    case 'giftRefunded':
    case 'giftExpired':
    case 'notForZone':
    case 'notForPlan':
    case 'newMembersOnly':
    case 'referralNotEligible':
      return {
        problem: t(($) => $.refused[refusal.reason].problem),
        advice: t(($) => $.refused[refusal.reason].advice),
        next: plans,
      };
    case 'studentsOnly':
      return {
        problem: t(($) => $.refused.studentsOnly.problem),
        advice: t(($) => $.refused.studentsOnly.advice),
        next: { link: 'student', label: t(($) => $.next.student) },
      };
    case 'addressUnproved':
      return {
        problem: t(($) => $.refused.addressUnproved.problem),
        advice: t(($) => $.refused.addressUnproved.advice),
        next: { link: 'confirm', label: t(($) => $.next.confirm) },
      };
    case 'notYet':
    case 'giftNotYet': {
      const day = dayOf(refusal.from);
      return {
        problem: t(($) => $.refused[refusal.reason].problem, { day }),
        advice: t(($) => $.refused[refusal.reason].advice),
      };
    }
    // Another account may have used it: visitors can log in to that one, members see the plans.
    case 'soldOut':
    case 'giftRedeemed':
      return {
        problem: t(($) => $.refused[refusal.reason].problem),
        advice: t(($) => $.refused[refusal.reason].advice),
        next: account.status === 'signedOut' ? { link: 'login', label: t(($) => $.signedOut.login) } : plans,
      };
    case 'subscribed':
    case 'planHeld':
    case 'renewsElsewhere':
      return {
        problem: t(($) => $.refused[refusal.reason].problem),
        advice: t(($) => $.refused[refusal.reason].advice),
        next: subscription,
      };
    case 'paused':
      return {
        problem:
          refusal.until === undefined
            ? t(($) => $.refused.paused.withoutEnd)
            : t(($) => $.refused.paused.problem, { day: dayOf(refusal.until) }),
        advice: t(($) => $.refused.paused.advice),
        next: subscription,
      };
    case 'pausePlanned':
      return {
        problem: t(($) => $.refused.pausePlanned.problem, { day: dayOf(refusal.from) }),
        advice: t(($) => $.refused.pausePlanned.advice),
        next: subscription,
      };
    case 'paymentDue':
      return {
        problem: t(($) => $.refused.paymentDue.problem),
        advice: t(($) => $.refused.paymentDue.advice),
        next: { link: 'changePayment', label: t(($) => $.next.changePayment) },
      };
    case 'alreadyUsed': {
      const percent = formatPercent(refusal.percentOff, language);
      return {
        problem: t(($) => $.refused.alreadyUsed.problem, { day: dayOf(refusal.usedOn) }),
        advice: t(($) => $.refused.alreadyUsed.advice, { percent }),
        next: subscription,
      };
    }
    case 'accessEnded':
      return {
        problem: t(($) => $.refused.accessEnded.problem),
        advice: t(($) => $.refused.accessEnded.advice, { day: dayOf(refusal.endedOn) }),
        next: plans,
      };
    case 'alreadyQueued':
      return {
        problem: t(($) => $.refused.alreadyQueued.problem, { day: dayOf(refusal.from) }),
        advice: t(($) => $.refused.alreadyQueued.advice),
        next: subscription,
      };
    case 'billedElsewhere':
      return {
        problem: t(($) => $.refused.billedElsewhere.problem),
        advice: t(($) => $.refused.billedElsewhere.advice, { day: dayOf(refusal.until) }),
        next: subscription,
      };
  }
}
