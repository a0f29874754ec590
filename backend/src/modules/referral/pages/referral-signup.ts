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
    | 'hasAccess'
    | 'judgeFor'
    | 'looking'
    | 'personOf'
    | 'reminderDays'
    | 'userIdOf'
  >,
): PageHandler {
  const { clock, looking, cookies, judgeFor } = parts;
  const { userIdOf, personOf, hasAccess, flagsFor, reminderDays } = parts;
  const page = (facts: Facts) => ({ route: 'referralSignup', facts, personal: true }) as const;

  /** Whether it is known already that a person cannot take the free days of a link. */
  async function isNotEligible(userId: string, linkId: string): Promise<boolean> {
    const verdict = await judgeFor(userId, voucherOf(linkId));
    return verdict !== 'taken' && verdict?.ok === false && verdict.reason === 'notEligible';
  }

  async function factsOf(looked: LookedUp, userId: string | undefined, type: ReferralType): Promise<Facts> {
    if (looked.outcome !== 'found') return { status: 'unknown' };
    const { link, referrerName } = looked;
    if (link.accountId === userId) return { status: 'own' };
    const person = userId === undefined ? undefined : await personOf(userId);
    if (person !== undefined && (await isNotEligible(person.userId, link.id))) {
      return {
        ...{ status: 'notEligible', referrerName, signedInAs: person.email },
        hasAccess: await hasAccess(person.userId),
      };
    }
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
