import { likelyEmail } from '@stillpoint/translations/likelyEmail.ts';
import { Type, type Static } from 'typebox';
import { otherAccount } from '../../../http/member.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type MemberVisit,
  type PageHandler,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { freePlaces, isOpen } from '../places.ts';
import { familyFull, familyProblem, noFamilyPlan } from '../refusals.ts';
import type { FamilyPageParts } from './page-parts.ts';

type Facts = FactsOf<'ownerInvite'>;
type Line = NonNullable<Extract<Facts, { status: 'open' }>['lines']>[number];

const Address = Type.Optional(Type.String({ maxLength: 1000 }));
const lineNames = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

const OwnerInviteForm = Type.Object({
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
  /** The spelling that was pressed, of the line that suggested it. */
  suggestionTaken: Address,
  /** The addresses, and those beside which another spelling was suggested. */
  ...Object.fromEntries(
    lineNames.flatMap((line) => [
      [`email${line}`, Address],
      [`suggestionSeen${line}`, Address],
    ]),
  ),
});
type OwnerInviteForm = Static<typeof OwnerInviteForm> & Record<string, string | undefined>;

/** Inviting a family right after its plan was bought: all addresses at once, or later. */
export function ownerInvitePage(parts: FamilyPageParts): PageHandler<MemberVisit> {
  const { clock, billing, repository, inviting, personOf, quantity } = parts;
  const page = (facts: Facts) => ({ route: 'ownerInvite', facts }) as const;

  async function rowsOf(userId: string) {
    const group = await repository.groupOf(userId);
    return group === undefined ? [] : repository.peopleOf(group.id);
  }

  async function show({ request, userId }: MemberVisit): Promise<Facts> {
    if ((await billing.familyPlanOf(userId)) === undefined) {
      return { status: (await billing.hasOpenPurchase(userId)) ? 'pending' : 'none' };
    }
    const person = await personOf(userId);
    if (person?.emailProved !== true) return { status: 'unconfirmed' };
    const now = clock.now();
    const rows = await rowsOf(userId);
    const free = freePlaces(quantity, rows, now);
    const sentTo = queryOf(request).get('sent')?.split(',') ?? [];
    const sent = rows.filter((row) => sentTo.includes(row.id) && isOpen(row, now));
    if (sent.length > 0) {
      return { status: 'sent', emails: sent.flatMap(({ email }) => email ?? []), free };
    }
    return free === 0 ? { status: 'full' } : { status: 'open', userId, free };
  }

  async function submit(visit: MemberVisit, form: OwnerInviteForm): Promise<FormResult> {
    const { userId, language, address } = visit;
    if (form.userId !== userId) {
      const { statusCode, error } = otherAccount;
      return { page: { ...page({ status: 'otherAccount' }), statusCode }, errors: [error] };
    }
    const person = await personOf(userId);
    const taken = (form.suggestionTaken ?? '').trim();
    const typed = lineNames.map((line) => {
      const email = (form[`email${line}`] ?? '').trim();
      return taken !== '' && likelyEmail(email) === taken ? taken : email;
    });
    const filled = typed.filter((email) => email !== '');
    const free = freePlaces(quantity, await rowsOf(userId), clock.now());
    const refuse = (lines: readonly Line[]): FormResult => {
      const first = lines.find((line) => line.problem !== undefined);
      const { statusCode, error } = first?.problem === 'full' ? familyFull : familyProblem(first?.problem);
      const waits = lines.flatMap((line) => (line.problem === 'tooMany' ? [line.minutes] : []));
      const wait = waits.length > 0 ? { retryAfterMinutes: Math.max(...waits) } : {};
      const shown = { ...page({ status: 'open', userId, free, lines }), statusCode, ...wait };
      return { page: shown, errors: [error] };
    };
    if (person === undefined) return { redirectTo: address };
    if (filled.length === 0) return refuse([{ email: '', problem: 'missing' }]);
    // A press on one spelling says nothing of the other lines: they are asked about once more.
    const seen = new Set(
      taken === '' ? lineNames.map((line) => (form[`suggestionSeen${line}`] ?? '').trim()) : [],
    );
    const suggested = filled.map((email): Line => {
      const suggestion = seen.has(email) ? undefined : likelyEmail(email);
      return { email, ...(suggestion !== undefined && { suggestion }) };
    });
    if (suggested.some(({ suggestion }) => suggestion !== undefined)) return refuse(suggested);

    const invited = await inviting.invite(person, filled, language);
    if (invited.ok) return { redirectTo: `${address}?sent=${invited.ids.join(',')}` };
    switch (invited.reason) {
      case 'noPlan': {
        const { statusCode, error } = noFamilyPlan;
        return { page: { ...page({ status: 'none' }), statusCode }, errors: [error] };
      }
      case 'unconfirmed':
        return { redirectTo: address };
      case 'refused':
        return refuse(filled.map((email, index): Line => ({ email, ...invited.problems[index] })));
    }
  }

  return {
    show: async (visit) => page(await show(visit)),
    form: pageForm({
      body: OwnerInviteForm,
      submit: (visit, form) => submit(visit, form as OwnerInviteForm),
    }),
  };
}
