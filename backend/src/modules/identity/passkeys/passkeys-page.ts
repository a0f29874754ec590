import { languagePrefix } from '../../../domain/languages.ts';
import { uuidPattern } from '../../../domain/uuid.ts';
import { withoutHiddenCharacters } from '../../../domain/written-text.ts';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type FormResult, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { memberOfVisit } from '../account-of-visit.ts';
import type { Place, Told } from '../told.ts';
import { changeLimits } from '../account/limits.ts';
import { accountPath } from '../account/outcome.ts';
import type { Member } from '../identities/account-login-methods.ts';
import type { ProofForm } from '../owner-proof/facts.ts';
import { openProof, askForProof, refusedProof, type AskedProof } from '../owner-proof/proof-form.ts';
import { provenSession, type ProvingParts } from '../owner-proof/proven-session.ts';
import { signInAgain } from '../owner-proof/sign-in-again.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import { passkeyChanges, type OpenPasskeys, type PasskeysFacts } from './facts.ts';
import { PasskeysForm, waitFor, type PasskeysOutcome } from './forms.ts';
import type { Passkeys } from './passkeys.ts';
import type { ReadPasskeys } from './read-passkeys.ts';

/** What the page of passkeys works with. */
export interface PasskeysPageParts extends ProvingParts {
  accounts: ProvingParts['accounts'] & Pick<Accounts, 'byId'>;
  told: Told;
  passkeys: Pick<Passkeys, 'rename' | 'remove'>;
  read: ReadPasskeys;
  throttle: Pick<Throttle, 'attempt'>;
  /** False where another issuer signs people in, and keeps their passkeys. */
  offered: boolean;
}

/** The path of the page, without its language. */
export const passkeysPath = '/user/passkeys';

/** As long as a name can be. */
const longestName = 60;

/** The passkeys of a signed-in person. Adding one takes a script, and calls of its own. */
export function passkeysPage(parts: PasskeysPageParts): PageHandler<MemberVisit> {
  const { throttle, offered, read } = parts;

  async function factsOf(visit: MemberVisit, { account }: Member): Promise<OpenPasskeys> {
    const proof = await openProof(visit, account, proofOf(account), parts);
    return { ...(await read(account)), ...(proof.proof !== 'fresh' && { proof }) };
  }

  return {
    show: async (visit) => {
      if (!offered) return { redirectTo: `${languagePrefix(visit.language)}${accountPath}` };
      const facts = await factsOf(visit, await memberOfVisit(visit, parts));
      const done = parts.told.take(visit, placeOf(visit), passkeyChanges)?.code;
      return { route: 'passkeys', facts: { ...facts, ...(done && { done }), ...askedIn(visit, facts) } };
    },
    form: pageForm({
      body: PasskeysForm,
      submit: async (visit: MemberVisit, form): Promise<FormResult> => {
        if (form.userId !== visit.userId) {
          const { statusCode, error } = otherAccount;
          const facts: PasskeysFacts = { status: 'otherAccount' };
          return { page: { route: 'passkeys', facts, statusCode }, errors: [error] };
        }
        const member = await memberOfVisit(visit, parts);
        const allowed = await throttle.attempt(changeLimits(visit.userId));
        const outcome = allowed.ok ? await change(visit, form, member, parts) : waitFor(allowed.minutes);
        return answer(visit, outcome);
      },
    }),
  };

  async function answer(visit: MemberVisit, outcome: PasskeysOutcome): Promise<FormResult> {
    if ('done' in outcome) {
      parts.told.keep(visit.reply, placeOf(visit), { code: outcome.done });
      return { redirectTo: `${languagePrefix(visit.language)}${passkeysPath}` };
    }
    const { shown, statusCode, error } = outcome;
    const facts = { ...(await factsOf(visit, await memberOfVisit(visit, parts))), ...shown };
    if (error === undefined) return { page: { route: 'passkeys', facts }, attributes: {} };
    const wait = shown.waitMinutes ?? shown.proof?.waitMinutes;
    const retryAfter = wait !== undefined && { retryAfterMinutes: wait };
    const page = { route: 'passkeys', facts, statusCode, ...retryAfter } as const;
    return { page, errors: [{ title: 'Whoops', ...error }] };
  }
}

/** Where the person is told what was done. */
function placeOf({ userId }: MemberVisit): Place {
  return { page: passkeysPath, of: userId };
}

/** The form that the address asks for. It may be invented. */
function askedIn({ request }: MemberVisit, { passkeys, proof }: OpenPasskeys): Partial<OpenPasskeys> {
  const query = queryOf(request);
  const named = passkeys.find(({ id }) => id === query.get('name'));
  const removed = passkeys.find(({ id, removable }) => id === query.get('remove') && removable);
  return {
    ...(named && { form: { part: 'name', id: named.id, value: named.name ?? '' } }),
    ...(removed && (proof === undefined ? { form: { part: 'remove', id: removed.id } } : confirmFirst)),
  };
}

const confirmFirst = { refused: 'confirmFirst' } as const;

function change(
  visit: MemberVisit,
  form: PasskeysForm,
  member: Member,
  parts: PasskeysPageParts,
): Promise<PasskeysOutcome> {
  switch (form.change) {
    case 'confirm':
      return confirm(visit, form, member, parts);
    case 'rename':
      return rename(visit, form, member, parts);
    case 'remove':
      return remove(visit, form, member, parts);
  }
}

/** Proves the owner by what the page asked for, or mails the code for that. */
async function confirm(
  visit: MemberVisit,
  posted: PasskeysForm,
  { account }: Member,
  parts: PasskeysPageParts,
): Promise<PasskeysOutcome> {
  const asked = proofOf(account);
  if (posted.action === 'code' || posted.action === 'app') {
    const proof = await askForProof(posted.action, visit, account, asked, parts);
    return proof.waitMinutes === undefined ? { shown: { proof }, statusCode: 200 } : refuseProof(proof);
  }
  const proven = await provenSession(visit, posted, { account, asked }, parts);
  return proven.ok ? { done: 'confirmed' } : refuseProof(proven.form);
}

function refuseProof(proof: ProofForm): PasskeysOutcome {
  const { statusCode, error } = refusedProof(proof);
  return { shown: { proof }, statusCode, error };
}

/** A code proves the address as well, before which nothing is added: others may have opened the account. */
function proofOf({ id }: KnownAccount): AskedProof {
  return { purpose: `passkeys ${id}`, codeFor: 'passkeys', provesAddress: true };
}

/** One that is gone meanwhile has no name to change: the list shows that by itself. */
async function rename(
  { request }: MemberVisit,
  { passkey: id = '', name = '' }: PasskeysForm,
  { account }: Member,
  { passkeys }: PasskeysPageParts,
): Promise<PasskeysOutcome> {
  const value = withoutHiddenCharacters(name.replace(/\s+/g, ' ')).trim();
  const problem = value === '' ? 'missing' : value.length > longestName ? 'tooLong' : undefined;
  if (problem !== undefined) {
    const error = { code: 'INVALID' as const, detail: 'Please look at this again.' };
    return { shown: { form: { part: 'name', id, value, problem } }, statusCode: 422, error };
  }
  if (uuidPattern.test(id)) await passkeys.rename(account.id, id, { name: value, ip: request.ip });
  return { done: 'renamed' };
}

async function remove(
  { request }: MemberVisit,
  { passkey: id = '' }: PasskeysForm,
  { account, session }: Member,
  { passkeys, sessions }: PasskeysPageParts,
): Promise<PasskeysOutcome> {
  if (!(await sessions.isFresh(session.sid))) return ownerNotProven;
  const asker = { sid: session.sid, ip: request.ip };
  switch (uuidPattern.test(id) ? await passkeys.remove(account, id, asker) : 'notFound') {
    case 'removed':
    case 'notFound':
      return { done: 'removed' };
    case 'accessEnded':
      return ownerNotProven;
    case 'onlyLoginMethod': {
      const error = { code: 'ONLY_LOGIN_METHOD' as const, detail: 'This is the only login method.' };
      return { shown: { refused: 'onlyLoginMethod' }, statusCode: 409, error };
    }
  }
}

const ownerNotProven: PasskeysOutcome = { shown: confirmFirst, statusCode: 403, error: signInAgain };
