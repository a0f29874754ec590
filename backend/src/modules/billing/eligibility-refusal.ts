import type { ApiError } from '../../http/api-errors.ts';
import type { Day } from '../../domain/days.ts';
import type { EligibilityCode } from './eligibility.ts';
import type { Refusal } from './refusal.ts';

/** Where a refusal can lead: our own pages by path, and the help desk. */
export interface RefusalLinks {
  subscription: string;
  plans: string;
  otherCard: string;
  help: string;
}

/** What the page needs to draw a refusal of the catalogue of errors. */
export function eligibilityRefusal(
  { code, renewalDate }: { code: EligibilityCode; renewalDate?: Day },
  { userId, voucherCode = '', links }: { userId: string; voucherCode?: string; links: RefusalLinks },
): Refusal {
  const { title, detail, ...data } = wordsFor(code);
  const date = renewalDate === undefined ? {} : { renewal_date: renewalDate };
  return { statusCode: 409, error: { code, title, detail, data: { ...data, ...date } } };

  function wordsFor(reason: EligibilityCode): Pick<ApiError, 'title' | 'detail'> & Record<string, string> {
    switch (reason) {
      case 'ALREADY_SUBSCRIBER':
        return {
          title: "It looks like you're already a subscriber",
          detail: "It looks like you're already a subscriber",
          cta_copy: 'See your subscription',
          help_link: links.subscription,
        };
      case 'SUBSCRIPTION_ALREADY_QUEUED':
        return {
          title: 'Your next subscription is waiting',
          detail: 'User may only have one queued subscription at a time',
          cta_copy: 'See your subscription',
          help_link: links.subscription,
        };
      case 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION':
        return {
          title: 'Whoops',
          detail:
            "Sorry, this subscription can't be applied to your account and you can't schedule your next subscription.",
          cta_copy: 'Get help',
          help_link: links.help,
        };
      case 'CANNOT_UPGRADE':
        return {
          title: 'Whoops',
          detail: 'Sorry, you must have an upgradeable subscription',
          cta_copy: 'See all plans',
          help_link: links.plans,
        };
      case 'CANNOT_SUBSCRIBE':
        return {
          title: 'Whoops',
          detail: `User ${userId} cannot subscribe to ${voucherCode}`,
          cta_copy: 'See all plans',
          help_link: links.plans,
        };
      case 'DEFAULT_PAYMENT_METHOD_EXPIRED':
        return {
          title: 'Your card has expired',
          detail: `Default payment method status is expired for userId ${userId}`,
          cta_copy: 'Use another card',
          help_link: links.otherCard,
        };
    }
  }
}
