import { Type, type Static } from 'typebox';
import { dayOf } from '../../../domain/days.ts';
import { problemOfEmail } from '../../../domain/email.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { otherAccount } from '../../../http/member.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type MemberVisit,
  type PageHandler,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { lastDayOf } from '../gifts/gift.ts';
import { inGroups } from '../gifts/gift-links.ts';
import { giftClosed, giftNotFound } from '../gifts/refusals.ts';
import type { Gift } from '../gifts/repository.ts';
import type { Refusal } from '../refusal.ts';
import { giftIdIn, summaryOf } from './gift-facts.ts';
import type { PageSources } from './page-sources.ts';

type Facts = FactsOf<'givenGift'>;
type Given = Extract<Facts, { status: 'given' }>;

const GivenGiftForm = Type.Object({
  step: Type.Enum(['resend', 'correct', 'refund']),
  gift: Type.String({ maxLength: 100 }),
  receiverEmail: Type.Optional(Type.String({ maxLength: 1000 })),
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
});

/** A gift that was paid for: its code to print, the mail once more, another address, and its money back. */
export function givenGiftPage({ billing, clock }: PageSources): PageHandler<MemberVisit> {
  const { gifts } = billing;
  const page = (facts: Facts) => ({ route: 'givenGift', facts }) as const;
  const notFound = { ...page({ status: 'notFound' }), statusCode: giftNotFound.statusCode };

  async function factsOf(
    userId: string,
    id: string | undefined,
    more: Partial<Pick<Given, 'done' | 'problem' | 'failure'>> = {},
  ): Promise<Facts | undefined> {
    const looked = id === undefined ? undefined : await gifts.look(userId, id);
    if (!looked?.ok) return undefined;
    const { gift: kept, order } = looked;
    const gift = summaryOf(kept);
    if (order !== undefined) return { status: 'open', gift, order };
    const { state, redeemedAt, validUntil, boughtOn, offer } = kept;
    if (redeemedAt !== null) return { status: 'redeemed', gift, on: dayOf(redeemedAt) };
    if (state === 'refunded') return { status: 'refunded', gift, amount: offer.total };
    if (state === 'refunding') return { status: 'open', gift, order: 'refund' };
    const code = gifts.codeOf(kept);
    if (code === undefined || validUntil === null || boughtOn === null) return undefined;
    if (validUntil <= dayOf(clock.now())) return { status: 'expired', gift };
    return {
      ...{ status: 'given', userId, gift, card: cardOf(kept, code, validUntil) },
      paid: { amount: offer.total, on: boughtOn },
      sent: kept.sentAt !== null,
      ...more,
    };
  }

  const cardOf = ({ card, giverName }: Gift, code: string, validUntil: string): Given['card'] => ({
    ...{ code: inGroups(code), site: gifts.redeemSite, validUntil: lastDayOf(validUntil) },
    ...(giverName !== '' && { giverName }),
    ...(card.message !== undefined && { message: card.message }),
  });

  async function refused(userId: string, id: string, { statusCode, error }: Refusal): Promise<FormResult> {
    const minutes = statusCode === 429 ? (error.data?.minutes ?? 1) : undefined;
    const reason = error.code === 'GIFT_JUST_SENT' ? 'justSent' : 'tooManyAttempts';
    const failure: NonNullable<Given['failure']> =
      minutes === undefined ? { reason: 'unavailable' } : { reason, minutes };
    // What closed it meanwhile is shown in its place.
    const facts = await factsOf(userId, id, error.code === giftClosed.error.code ? {} : { failure });
    if (facts === undefined) return { page: notFound, errors: [giftNotFound.error] };
    return {
      page: { ...page(facts), statusCode, ...(minutes !== undefined && { retryAfterMinutes: minutes }) },
      errors: [error],
    };
  }

  async function submit(
    { address, userId }: MemberVisit,
    { step, gift, receiverEmail: typed = '', userId: drawnFor }: Static<typeof GivenGiftForm>,
  ): Promise<FormResult> {
    if (drawnFor !== userId) {
      const { statusCode, error } = otherAccount;
      return { page: { ...page({ status: 'otherAccount' }), statusCode }, errors: [error] };
    }
    const id = giftIdIn(new URLSearchParams({ gift }));
    if (id === undefined) return { page: notFound, errors: [giftNotFound.error] };
    const goOn = (done?: string) => ({
      redirectTo: `${address}?${new URLSearchParams({ gift: id, ...(done !== undefined && { done }) }).toString()}`,
    });
    switch (step) {
      case 'resend': {
        const resent = await gifts.resend(userId, id);
        return resent.ok ? goOn('sent') : refused(userId, id, resent.refusal);
      }
      case 'correct': {
        const email = typed.trim();
        const field = problemOfEmail(email);
        if (field !== undefined) {
          const facts = await factsOf(userId, id, { problem: { field, typed: email } });
          const errors = [invalidField('receiverEmail')];
          return facts === undefined
            ? { page: notFound, errors: [giftNotFound.error] }
            : { page: { ...page(facts), statusCode: 422 }, errors };
        }
        const before = await gifts.find(id, userId);
        const corrected = await gifts.resend(userId, id, email);
        const done = email === before?.receiverEmail ? 'sent' : 'corrected';
        return corrected.ok ? goOn(done) : refused(userId, id, corrected.refusal);
      }
      case 'refund': {
        const refunded = await gifts.refund(userId, id);
        return refunded.ok ? goOn() : refused(userId, id, refunded.refusal);
      }
    }
  }

  return {
    show: async ({ request, userId }) => {
      const query = queryOf(request);
      const done = doneIn(query);
      const facts = await factsOf(userId, giftIdIn(query), done === undefined ? {} : { done });
      return facts === undefined ? notFound : page(facts);
    },
    form: pageForm({ body: GivenGiftForm, submit }),
  };
}

function doneIn(query: URLSearchParams): Given['done'] {
  const done = query.get('done');
  return done === 'sent' || done === 'corrected' ? done : undefined;
}
