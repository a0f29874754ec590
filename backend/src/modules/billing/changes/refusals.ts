import type { Day } from '../../../domain/days.ts';
import type { ErrorCode } from '../../../http/error-codes.ts';
import type { Refusal } from '../refusal.ts';
import { changeAnswer } from './answer.ts';
import type { Change } from './repository.ts';

/** A refusal whose code is known to the compiler. */
export type RefusalOf<Code extends ErrorCode> = Refusal & { error: { code: Code } };

const refusal = <Code extends ErrorCode>(
  statusCode: number,
  code: Code,
  detail: string,
  data?: object,
): RefusalOf<Code> => ({
  statusCode,
  error: { code, title: 'Whoops', detail, ...(data !== undefined && { data: { ...data } }) },
});

export const changeNotFound = refusal(404, 'CHANGE_NOT_FOUND', 'There is no such change.');

/** Why a subscription cannot be changed as it is wished, by its code. */
export const notNow = {
  NOTHING_TO_CHANGE: refusal(409, 'NOTHING_TO_CHANGE', 'You have no subscription that could be changed.'),
  CHANGED_ELSEWHERE: refusal(
    409,
    'CHANGED_ELSEWHERE',
    'Another company bills this subscription, so it can only be changed there.',
  ),
  SAME_PLAN: refusal(409, 'SAME_PLAN', 'This is the plan that you have.'),
  PLAN_NOT_CHANGEABLE: refusal(
    409,
    'PLAN_NOT_CHANGEABLE',
    'This plan cannot be changed here. Please write to us.',
  ),
  NOTHING_PLANNED: refusal(409, 'NOTHING_PLANNED', 'Nothing is planned that could be undone.'),
  RENEWAL_IS_OFF: refusal(
    409,
    'RENEWAL_IS_OFF',
    'Your subscription does not renew. Switch its renewal on again first.',
  ),
  RENEWAL_IS_ON: refusal(409, 'RENEWAL_IS_ON', 'Your subscription renews already.'),
  NEVER_RENEWS: refusal(
    409,
    'NEVER_RENEWS',
    'Access from a voucher or a gift ends by itself. You can choose a plan to pay for.',
  ),
  SUBSCRIPTION_CANCELLED: refusal(
    409,
    'SUBSCRIPTION_CANCELLED',
    'This subscription was cancelled for good. You can choose a new plan.',
  ),
  FREE_DAYS: refusal(409, 'FREE_DAYS', 'That is not possible during free days. You can cancel them.'),
  PAYMENT_DUE: refusal(
    409,
    'PAYMENT_DUE',
    'A payment is still open. Your subscription can be changed once it has gone through.',
  ),
  PAUSE_PLANNED: refusal(
    409,
    'PAUSE_PLANNED',
    'Your subscription is paused, or will be. Undo the pause first.',
  ),
  PLAN_CHANGE_PLANNED: refusal(
    409,
    'PLAN_CHANGE_PLANNED',
    'Another plan is planned. Undo that change first.',
  ),
  NOT_PAUSED: refusal(409, 'NOT_PAUSED', 'Your subscription is not paused.'),
  NO_GUARANTEE: refusal(409, 'NO_GUARANTEE', 'The money-back guarantee is over, or this plan has none.'),
  NO_WITHDRAWAL: refusal(
    409,
    'NO_WITHDRAWAL',
    'The time to withdraw from this contract is over, or it has none.',
  ),
  NO_STUDENT_PRICE: refusal(
    409,
    'NO_STUDENT_PRICE',
    'This subscription has no price for students that could be renewed.',
  ),
  STUDENT_NOT_VERIFIED: refusal(
    409,
    'STUDENT_NOT_VERIFIED',
    'Verify that you study once more. Then your price for students can be renewed.',
  ),
  PURCHASE_OPEN: refusal(
    409,
    'PURCHASE_OPEN',
    'A purchase of yours is still under way. Please try again in a minute.',
  ),
} as const satisfies Record<string, Refusal>;

/** A change is under way, and nothing else may begin. */
export const changeOpen = refusal(
  409,
  'CHANGE_OPEN',
  'A change of your subscription is still under way. Please try again in a minute.',
);

/** A plan was bought that begins when this one ends: it has to be cancelled first. */
export function planQueued(startsOn: Day): Refusal {
  return refusal(409, 'PLAN_QUEUED', 'Another plan begins when this one ends. Cancel that plan first.', {
    renewal_date: startsOn,
  });
}

/** No plan runs, and the one that was bought for later begins on a day. */
export function planWaits(startsOn: Day): Refusal {
  return refusal(
    409,
    'PLAN_WAITS',
    'Your plan has not begun yet. It cannot be changed before its first day.',
    {
      renewal_date: startsOn,
    },
  );
}

/** The price for students runs for long yet: it can be renewed from a day on. */
export function studentPriceRuns(renewableFrom: Day): RefusalOf<'STUDENT_PRICE_RUNS'> {
  return refusal(409, 'STUDENT_PRICE_RUNS', 'Your price for students runs on, and is not renewed yet.', {
    renewal_date: renewableFrom,
  });
}

/** What was shown is not what would be charged now: the fresh one is to be looked at. */
export function changeShownAgain(code: 'CHANGE_EXPIRED' | 'CHANGE_CHANGED', fresh: Change): Refusal {
  const { error, statusCode } = refusal(
    409,
    code,
    'Your change has been worked out again. Nothing was charged.',
    { change: changeAnswer(fresh) },
  );
  return { statusCode, error: { ...error, title: 'Please look again' } };
}
