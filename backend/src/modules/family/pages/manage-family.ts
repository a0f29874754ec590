import { likelyEmail } from '@stillpoint/translations/likelyEmail.ts';
import { Type, type Static } from 'typebox';
import { dayOf } from '../../../domain/days.ts';
import { otherAccount } from '../../../http/member.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type MemberVisit,
  type PageHandler,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { leavingDay } from '../leaving.ts';
import { isHere } from '../places.ts';
import type { FamilyAccount, HeldFamilyPlan } from '../ports.ts';
import { familyFull, familyProblem } from '../refusals.ts';
import { personShown } from '../standing.ts';
import type { FamilyPageParts } from './page-parts.ts';

type Facts = FactsOf<'manageFamily'>;
type Owned = Extract<Facts, { status: 'owner' }>;
type Joined = Extract<Facts, { status: 'member' }>;
type Invite = NonNullable<Owned['invite']>;

const ManageForm = Type.Object({
  change: Type.Enum(['invite', 'resend', 'withdraw', 'remove', 'keep', 'leave', 'deleteAddress']),
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
  person: Type.Optional(Type.String({ maxLength: 100 })),
  email: Type.Optional(Type.String({ maxLength: 1000 })),
  /** The address beside which another spelling was suggested. */
  suggestionSeen: Type.Optional(Type.String({ maxLength: 1000 })),
  suggestionTaken: Type.Optional(Type.String({ maxLength: 1000 })),
});
type ManageForm = Static<typeof ManageForm>;

/** How those stand who have not joined. */
const invited = ['inviteSent', 'waitingForResponse', 'expired'] as const;

/** The family of a plan: to its owner with whom it has, to a person who joined it with what that means. */
export function manageFamilyPage(parts: FamilyPageParts): PageHandler<MemberVisit> {
  const { clock, billing, repository, memberships, inviting, leaving, personOf, quantity } = parts;
  const page = (facts: Facts) => ({ route: 'manageFamily', facts }) as const;

  async function owned(
    { userId, firstName, lastName }: FamilyAccount,
    plan: HeldFamilyPlan,
    more: Partial<Pick<Owned, 'invite' | 'removing' | 'withdrawing' | 'resendWait' | 'done'>> = {},
  ): Promise<Owned> {
    const now = clock.now();
    const group = await repository.groupOf(userId);
    const rows = group === undefined ? [] : await repository.peopleOf(group.id);
    const today = dayOf(now);
    const shown = rows.filter((row) => row.accountId === null || isHere(row, today));
    return {
      status: 'owner',
      userId,
      ownerName: [firstName, lastName].filter(Boolean).join(' '),
      people: shown.map((row) => personShown(row, now)),
      places: quantity + 1,
      ...(plan.endsOn !== undefined && { endsOn: plan.endsOn }),
      ...more,
    };
  }

  async function joined(
    userId: string,
    more: Partial<Pick<Joined, 'leaving' | 'done'>> = {},
  ): Promise<Joined | undefined> {
    const membership = await memberships.of(userId);
    const joinedAt = membership?.row.joinedAt ?? null;
    if (membership === undefined || joinedAt === null) return undefined;
    const { row, plan, ownerName } = membership;
    const { streetName, streetNumber, zipPostalCode, city, country, leavesOn } = row;
    const endsOn = plan.endsOn;
    const removed = leavesOn !== null && (endsOn === undefined || leavesOn <= endsOn);
    const until = removed ? leavesOn : endsOn;
    return {
      status: 'member',
      userId,
      ownerName,
      joinedOn: dayOf(joinedAt),
      ...(until !== undefined && { leavesOn: until, why: removed ? 'removed' : 'planEnds' }),
      ...(streetName !== null &&
        streetNumber !== null &&
        zipPostalCode !== null &&
        city !== null &&
        country !== null && { address: { streetName, streetNumber, zipPostalCode, city, country } }),
      ...more,
    };
  }

  /** What the page says of a person who opens it. */
  async function factsOf(userId: string, query = new URLSearchParams()): Promise<Facts> {
    const plan = await billing.familyPlanOf(userId);
    const person = await personOf(userId);
    if (plan !== undefined && person !== undefined) {
      if (!person.emailProved) return { status: 'unconfirmed' };
      const done = changes.find((change) => change === query.get('done'));
      const facts = await owned(person, plan, done === undefined ? {} : { done });
      const removing = facts.people.find(({ id, standing }) => {
        return id === query.get('remove') && standing.status === 'joined';
      });
      const withdrawing = facts.people.find(({ id, standing }) => {
        return id === query.get('withdraw') && invited.some((status) => status === standing.status);
      });
      const leavesOn = leavingDay(plan, dayOf(clock.now()));
      return {
        ...facts,
        ...(removing && { removing: { id: removing.id, leavesOn } }),
        ...(withdrawing && { withdrawing: withdrawing.id }),
      };
    }
    const done = query.get('done') === 'addressDeleted' ? ({ done: 'addressDeleted' } as const) : {};
    const asked = query.has('leave') ? ({ leaving: true } as const) : {};
    const member = await joined(userId, { ...done, ...asked });
    if (member !== undefined) return member;
    const left = query.get('done') === 'left' ? await repository.lastLeftBy(userId) : undefined;
    const group = left && (await repository.group(left.groupId));
    if (group === undefined) return { status: 'none' };
    return { status: 'left', ownerName: await memberships.ownerNameOf(group) };
  }

  async function invite(
    { userId, language, address }: MemberVisit,
    { email: typed = '', suggestionSeen, suggestionTaken }: ManageForm,
  ): Promise<FormResult> {
    const email = (suggestionTaken ?? typed).trim();
    const person = await personOf(userId);
    const plan = await billing.familyPlanOf(userId);
    if (person === undefined || plan === undefined) return { redirectTo: address };
    const refused = async (line: Invite) => {
      const facts = await owned(person, plan, { invite: line });
      const { statusCode, error } = line.problem === 'full' ? familyFull : familyProblem(line.problem);
      const wait = line.problem === 'tooMany' ? { retryAfterMinutes: line.minutes } : {};
      return { page: { ...page(facts), statusCode, ...wait }, errors: [error] };
    };
    const suggestion = suggestionSeen?.trim() === email ? undefined : likelyEmail(email);
    if (suggestion !== undefined) return refused({ email, suggestion });
    const invited = await inviting.invite(person, [email], language);
    if (invited.ok) return { redirectTo: `${address}?done=invited` };
    if (invited.reason !== 'refused') return { redirectTo: address };
    const [problem] = invited.problems;
    return refused({ email, ...problem });
  }

  async function resend({ userId, address }: MemberVisit, id: string): Promise<FormResult> {
    const person = await personOf(userId);
    const plan = await billing.familyPlanOf(userId);
    if (person === undefined || plan === undefined) return { redirectTo: address };
    const resent = await inviting.resend(person, id);
    if (resent.ok) return { redirectTo: `${address}?done=resent` };
    switch (resent.reason) {
      case 'gone':
      case 'noPlan':
        return { redirectTo: address };
      case 'full': {
        const { statusCode, error } = familyFull;
        const facts = await owned(person, plan, { invite: { email: '', problem: 'full' } });
        return { page: { ...page(facts), statusCode }, errors: [error] };
      }
      case 'tooMany':
      case 'tooSoon': {
        const { minutes } = resent;
        const tooMany = resent.reason === 'tooMany' ? ({ tooMany: true } as const) : {};
        const facts = await owned(person, plan, { resendWait: { id, minutes, ...tooMany } });
        const shown = { ...page(facts), statusCode: 429, retryAfterMinutes: minutes };
        return { page: shown, errors: [tooManyTries(minutes)] };
      }
    }
  }

  async function submit(visit: MemberVisit, form: ManageForm): Promise<FormResult> {
    const { userId, address } = visit;
    const { change, person = '', userId: drawnFor } = form;
    if (drawnFor !== userId) {
      const { statusCode, error } = otherAccount;
      return { page: { ...page({ status: 'otherAccount' }), statusCode }, errors: [error] };
    }
    const goOn = (done: string | undefined) => ({
      redirectTo: done === undefined ? address : `${address}?done=${done}`,
    });
    switch (change) {
      case 'invite':
        return invite(visit, form);
      case 'resend':
        return resend(visit, person);
      case 'withdraw': {
        const outcome = await inviting.withdraw(userId, person);
        return goOn(outcome === 'withdrawn' ? 'withdrawn' : undefined);
      }
      case 'remove':
        return goOn((await leaving.remove(userId, person)) ? 'removed' : undefined);
      case 'keep':
        return goOn((await leaving.keep(userId, person)) ? 'kept' : undefined);
      case 'leave': {
        return goOn((await leaving.leave(userId)) ? 'left' : undefined);
      }
      case 'deleteAddress':
        await leaving.deleteAddress(userId);
        return goOn('addressDeleted');
    }
  }

  return {
    show: async ({ request, userId }) => page(await factsOf(userId, queryOf(request))),
    form: pageForm({ body: ManageForm, submit }),
  };
}

const changes = ['invited', 'resent', 'withdrawn', 'removed', 'kept'] as const;
