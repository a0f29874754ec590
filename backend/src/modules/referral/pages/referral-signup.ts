import { Type, type Static } from 'typebox';
import { addDays, dayOf } from '../../../domain/days.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageVisit,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { referralFreeDays } from '../free-days.ts';
import { linkIdIn, voucherOf } from '../link-ids.ts';
import type { LookedUp } from '../looking.ts';
import type { ReferralAccount } from '../ports.ts';
import { referralTypeIn, type ReferralType } from '../referral-types.ts';
import type { ReferralPageParts } from './page-parts.ts';

type Facts = FactsOf<'referralSignup'>;

const TakeForm = Type.Object({
  step: Type.Enum(['take']),
  referralId: Type.String({ maxLength: 100 }),
  type: Type.Optional(Type.String({ maxLength: 100 })),
});
type TakeForm = Static<typeof TakeForm>;

/** What a member's link opens. A browser keeps nothing of it before the visitor takes the free days. */
export function referralSignupPage(
  parts: Pick<
    ReferralPageParts,
    | 'clock'
    | 'cookies'
    | 'flagsFor'
    | 'friendsPlanOf'
    | 'hasAccess'
    | 'judgeFor'
    | 'looking'
    | 'personOf'
    | 'reminderDays'
    | 'repository'
    | 'userIdOf'
  > & { nameOf: (linkId: string | null) => Promise<string> },
): PageHandler {
  const { clock, looking, cookies, judgeFor, repository, nameOf } = parts;
  const { userIdOf, personOf, hasAccess, flagsFor, friendsPlanOf, reminderDays } = parts;
  const page = (facts: Facts) => ({ route: 'referralSignup', facts, personal: true }) as const;

  /** What is known already of a person who cannot take the free days of a link; undefined for who may. */
  async function refusalFor(
    { userId, email: signedInAs }: ReferralAccount,
    { link, referrerName }: Extract<LookedUp, { outcome: 'found' }>,
  ): Promise<Facts | undefined> {
    const taken = await repository.takenBy(userId);
    if (taken !== undefined && (await friendsPlanOf(userId, taken.purchaseId)) !== 'over') {
      const giver = await nameOf(taken.linkId);
      return { status: 'taken', signedInAs, ...(giver !== '' && { referrerName: giver }) };
    }
    const verdict = await judgeFor(userId, voucherOf(link.id));
    const refused = verdict === 'taken' || (verdict?.ok === false && verdict.reason === 'notEligible');
    if (!refused) return undefined;
    const isMember = await hasAccess(userId);
    return {
      ...{ status: 'notEligible', referrerName, signedInAs, hasAccess: isMember },
      ...(isMember && taken === undefined && { subscriber: true as const }),
    };
  }

  async function factsOf(looked: LookedUp, userId: string | undefined, type: ReferralType): Promise<Facts> {
    if (looked.outcome !== 'found') return { status: 'unknown' };
    const { link, referrerName } = looked;
    if (link.accountId === userId) return { status: 'own' };
    const person = userId === undefined ? undefined : await personOf(userId);
    const refusal = person && (await refusalFor(person, looked));
    if (refusal !== undefined) return refusal;
    const freeUntil = addDays(dayOf(clock.now()), referralFreeDays);
    return {
      ...{ status: 'open', referralId: link.id, referrerName, freeDays: referralFreeDays },
      ...{ freeUntil, reminderOn: addDays(freeUntil, -reminderDays) },
      ...(person !== undefined && { signedInAs: person.email }),
      ...(type !== 'DEFAULT' && { type }),
    };
  }

  const tooMany = (facts: Facts, minutes: number) => ({
    ...page(facts),
    statusCode: 429,
    retryAfterMinutes: minutes,
  });

  async function take(visit: PageVisit, form: TakeForm): Promise<FormResult> {
    const { request, reply, language, address } = visit;
    const type = referralTypeIn(form.type ?? queryOf(request).get('type'));
    const userId = await userIdOf(request);
    const looked = await looking.look(request, linkIdIn(form.referralId));
    const facts = await factsOf(looked, userId, type);
    if (looked.outcome === 'tooMany') {
      return { page: tooMany(facts, looked.minutes), errors: [tooManyTries(looked.minutes)] };
    }
    if (looked.outcome === 'unknown' || facts.status !== 'open') {
      const query = new URLSearchParams({ referralId: form.referralId });
      return { redirectTo: `${address}?${query.toString()}` };
    }
    const allowed = await looking.mayTake(request, userId);
    if (!allowed.ok) {
      return { page: tooMany(facts, allowed.minutes), errors: [tooManyTries(allowed.minutes)] };
    }
    const { link, referrerName: name } = looked;
    const { referralV2: v2 } = await flagsFor(request);
    cookies.keep(request, reply, { linkId: link.id, name, v2 });
    const voucher = voucherOf(link.id, type);
    const prefix = languagePrefix(language);
    return {
      redirectTo:
        userId === undefined
          ? `${prefix}/register?${new URLSearchParams({ from: 'referral-signup', voucher }).toString()}`
          : `${prefix}/referral?${new URLSearchParams({ voucher }).toString()}`,
    };
  }

  return {
    show: async ({ request }) => {
      const looked = await looking.look(request, linkIdIn(queryOf(request).get('referralId') ?? ''));
      const type = referralTypeIn(queryOf(request).get('type'));
      const facts = await factsOf(looked, await userIdOf(request), type);
      return looked.outcome === 'tooMany' ? tooMany(facts, looked.minutes) : page(facts);
    },
    form: pageForm({ body: TakeForm, submit: take }),
  };
}
