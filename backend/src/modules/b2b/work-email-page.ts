import { Type, type Static } from 'typebox';
import type { SharedTransaction } from '../../database/database.ts';
import { mailboxOf, problemOfEmail } from '../../domain/email.ts';
import {
  pageForm,
  type FormResult,
  type MemberVisit,
  type PageHandler,
  type PageVisit,
} from '../../http/page-handler.ts';
import { networkAddress } from '../../throttle/network-address.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { paysFor } from './enrolment.ts';
import { lookUpLimits } from './look-up-limits.ts';
import { lookUpOf, type Membership, type Organisations } from './organisations.ts';
import type { WorkAddresses } from './work-addresses.ts';
import { refusedWorkEmail } from './work-email-refusals.ts';
import type { WorkEmailFacts, WorkEmailStep } from './work-email-facts.ts';

/** Who asks for a code, and what for. */
interface AddressCode {
  accountId: string;
  purpose: string;
}

/** Codes by mail, which another module sends and checks. They end with all access to the account. */
export interface AddressCodes {
  send: (
    request: AddressCode & {
      email: string;
      /** Where the code is typed. */
      page: string;
      visit: Pick<PageVisit, 'request' | 'reply'>;
    },
  ) => Promise<{ ok: true } | { ok: false; minutes: number }>;
  sentTo: (asked: AddressCode) => Promise<string | undefined>;
  /** For how many minutes no code is sent or taken. Undefined where tries are left. */
  minutesUsedUp: (asked: AddressCode) => Promise<number | undefined>;
  end: (asked: AddressCode) => Promise<void>;
  check: (
    asked: AddressCode,
    code: string,
  ) => Promise<
    | { ok: true; email: string; use: (trx: SharedTransaction) => Promise<boolean> }
    | { ok: false; reason: 'wrong'; triesLeft: number }
    | { ok: false; reason: 'missing' | 'expired' }
    | { ok: false; reason: 'tooMany'; minutes: number }
  >;
}

/** What the page works with. */
export interface WorkEmailPageParts {
  organisations: Pick<Organisations, 'find' | 'membershipsOf'>;
  addresses: WorkAddresses;
  codes: AddressCodes;
  throttle: Pick<Throttle, 'attempt'>;
}

const WorkEmailForm = Type.Object({
  userId: Type.String({ maxLength: 100 }),
  step: Type.Enum(['email', 'code', 'again', 'restart']),
  email: Type.Optional(Type.String({ maxLength: 1000 })),
  code: Type.Optional(Type.String({ maxLength: 100 })),
});
type WorkEmailForm = Static<typeof WorkEmailForm>;

/** Makes a person a member of the employer's organisation, by an address of its domain and a code that is mailed there. */
export function workEmailPage(parts: WorkEmailPageParts): PageHandler<MemberVisit> {
  const { organisations, addresses, codes, throttle } = parts;

  async function organisationAt(email: string) {
    const { type, term } = lookUpOf(email);
    return type === 'domain' ? organisations.find({ type, term }) : undefined;
  }

  /** The membership that the person has by the address that was proved last. */
  async function membershipOf(userId: string): Promise<Membership | undefined> {
    const proved = await addresses.organisationsOf(userId);
    if (proved.length === 0) return undefined;
    const memberships = await organisations.membershipsOf(userId);
    return proved
      .map((id) => memberships.find(({ organisationId }) => organisationId === id))
      .find((membership) => membership !== undefined);
  }

  async function sendCode(visit: MemberVisit, email: string, facts: WorkEmailStep): Promise<FormResult> {
    const { userId, address: page } = visit;
    const sent = await codes.send({ ...codeOf(userId), email, page, visit });
    if (sent.ok) return { redirectTo: page };
    const step = facts.status === 'code' ? { ...facts, ...(await usedUp(userId)) } : facts;
    return refusedWorkEmail({ ...step, minutes: sent.minutes });
  }

  /** What is said of a code whose tries are used up. */
  async function usedUp(userId: string) {
    const minutes = await codes.minutesUsedUp(codeOf(userId));
    return minutes === undefined ? {} : ({ usedUp: true, minutes } as const);
  }

  async function takeEmail(visit: MemberVisit, typed = ''): Promise<FormResult> {
    const email = typed.trim();
    const form = { status: 'email', userId: visit.userId, email } as const;
    const problem = problemOfEmail(email);
    if (problem !== undefined) return refusedWorkEmail({ ...form, problem });
    const allowed = await throttle.attempt(lookUpLimits(networkAddress(visit.request.ip)));
    if (!allowed.ok) return refusedWorkEmail({ ...form, minutes: allowed.minutes });
    if ((await organisationAt(email)) === undefined) return refusedWorkEmail({ ...form, problem: 'unknown' });
    return sendCode(visit, email, form);
  }

  /** A code pressed twice finds what its first press has done. */
  async function expiredOrPressedTwice(
    { userId, address: page }: MemberVisit,
    form: Extract<WorkEmailStep, { status: 'code' }>,
  ): Promise<FormResult> {
    return (await addresses.hasJustProved(userId))
      ? { redirectTo: page }
      : refusedWorkEmail({ ...form, problem: 'expired' });
  }

  async function takeCode(visit: MemberVisit, code = ''): Promise<FormResult> {
    const { request, userId, address: page } = visit;
    const asked = codeOf(userId);
    const form = { status: 'code', userId, email: (await codes.sentTo(asked)) ?? '' } as const;
    const checked = await codes.check(asked, code);
    if (!checked.ok) {
      if (checked.reason === 'tooMany') {
        return refusedWorkEmail({ ...form, usedUp: true, minutes: checked.minutes });
      }
      if (checked.reason === 'expired') return expiredOrPressedTwice(visit, form);
      const triesLeft = checked.reason === 'wrong' && { triesLeft: checked.triesLeft };
      return refusedWorkEmail({ ...form, problem: checked.reason, ...triesLeft });
    }
    const { email } = checked;
    const workplace = (await organisationAt(email))?.connection ?? undefined;
    const again = { status: 'email', userId, email } as const;
    if (workplace === undefined) return refusedWorkEmail({ ...again, problem: 'unknown' });
    const address = { accountId: userId, workplace, mailbox: mailboxOf(email), ip: request.ip };
    const proved = await addresses.prove(address, checked.use);
    if (proved === 'expired') return expiredOrPressedTwice(visit, form);
    return proved === 'proved' ? { redirectTo: page } : refusedWorkEmail({ ...again, problem: proved });
  }

  async function submit(visit: MemberVisit, form: WorkEmailForm): Promise<FormResult> {
    const { userId, address } = visit;
    // The page was drawn for another account: it is drawn anew, for this one.
    if (form.userId !== userId) return { redirectTo: address };
    const asked = codeOf(userId);
    switch (form.step) {
      case 'email':
        return takeEmail(visit, form.email);
      case 'code':
        return takeCode(visit, form.code);
      case 'again': {
        const email = await codes.sentTo(asked);
        if (email === undefined) return { redirectTo: address };
        return sendCode(visit, email, { status: 'code', userId, email });
      }
      case 'restart':
        await codes.end(asked);
        return { redirectTo: address };
    }
  }

  return {
    async show({ userId }) {
      const membership = await membershipOf(userId);
      if (membership !== undefined) {
        const status = paysFor(membership) ? 'verified' : 'notEnrolled';
        return shown({ status, organisation: membership.name });
      }
      const email = await codes.sentTo(codeOf(userId));
      return shown(
        email === undefined
          ? { status: 'email', userId, email: '' }
          : { status: 'code', userId, email, ...(await usedUp(userId)) },
      );
    },
    form: pageForm({ body: WorkEmailForm, submit }),
  };
}

function shown(facts: WorkEmailFacts) {
  return { route: 'workEmail', facts } as const;
}

function codeOf(accountId: string): AddressCode {
  return { accountId, purpose: 'work address' };
}
