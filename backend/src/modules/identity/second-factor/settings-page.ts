import type { Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import type { ApiError } from '../../../http/api-errors.ts';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type FormResult, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { accountOfVisit } from '../account-of-visit.ts';
import type { RecoveryCodes } from '../authenticator/recovery-codes.ts';
import type { Told } from '../told.ts';
import type { CodePurpose, CheckedCode, MailedCodes } from '../identities/mailed-codes.ts';
import { refusedCodes, type CodeProblem } from '../identities/refused-codes.ts';
import type { ProofForm } from '../owner-proof/facts.ts';
import { PostedProof } from '../owner-proof/posted-proof.ts';
import { askForProof, openProof, refusedProof, type AskedProof } from '../owner-proof/proof-form.ts';
import { provenSession, type ProvingParts } from '../owner-proof/proven-session.ts';
import type { Accounts, IdentityMail, KnownAccount } from '../ports.ts';
import { endAccess } from '../session/end-access.ts';
import { hasSameAccess, isStillSignedIn } from '../session/same-access.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { IdentityTables } from '../tables.ts';
import { changeMail } from './change-mail.ts';
import type { SecondFactorSettingsFacts } from './facts.ts';
import type { SecondFactors } from './second-factors.ts';

/** What the settings of the second factor work with. */
export interface SettingsPageParts extends ProvingParts {
  db: Kysely<IdentityTables>;
  accounts: ProvingParts['accounts'] & Pick<Accounts, 'byId'>;
  codes: MailedCodes;
  devices: ProvingParts['devices'] & Pick<KnownDevices, 'rememberAfterFactor'>;
  told: Told;
  factors: SecondFactors;
  mail: IdentityMail;
  recoveryCodes: Pick<RecoveryCodes, 'countOf'>;
  /** Whether people prove here who they are, and not to another issuer. */
  ownIssuer: boolean;
}

/** The path of the page, without its language. */
const settingsPath = '/user/second-factor';

const Form = Type.Object({
  userId: Type.String({ maxLength: 100 }),
  change: Type.Enum(['send', 'turnOn', 'turnOff']),
  /** Another proof is to be asked for, in place of the change. */
  action: Type.Optional(Type.Enum(['code', 'app'])),
  ...PostedProof.properties,
});

type Posted = Static<typeof Form>;

/** Turns the code by mail on and off. Its forms post to the page itself. */
export function secondFactorSettingsPage(parts: SettingsPageParts): PageHandler<MemberVisit> {
  return {
    show: async (visit) => {
      if (!parts.ownIssuer) return { redirectTo: `${languagePrefix(visit.language)}/user` };
      const facts = await factsOf(visit, await accountOfVisit(visit, parts), parts);
      const place = { page: settingsPath, of: visit.userId };
      const done = parts.told.take(visit, place, ['on', 'off'])?.code;
      if (facts.status === 'on' && done === 'on') return shown({ ...facts, done });
      return shown(facts.status === 'off' && done === 'off' ? { ...facts, done } : facts);
    },
    form: pageForm({
      body: Form,
      submit: async (visit: MemberVisit, form): Promise<FormResult> => {
        if (form.userId !== visit.userId) {
          const { statusCode, error } = otherAccount;
          return refused({ status: 'otherAccount' }, statusCode, error);
        }
        return change(visit, form, await accountOfVisit(visit, parts), parts);
      },
    }),
  };
}

async function change(
  visit: MemberVisit,
  form: Posted,
  account: KnownAccount,
  parts: SettingsPageParts,
): Promise<FormResult> {
  const facts = await factsOf(visit, account, parts);
  // Changed in another tab meanwhile, or never possible: the page shows how things stand.
  if (facts.status === 'proveFirst' || facts.status === 'otherAccount') return stands(facts);
  if (form.change === 'turnOff') {
    const canTurnOff =
      facts.status === 'turnOff' || (facts.status === 'on' && facts.requiredBy === undefined);
    return canTurnOff ? turnOff(visit, form, account, parts) : stands(facts);
  }
  if (facts.status === 'on' || facts.status === 'turnOff') return stands(facts);
  return form.change === 'send'
    ? send(visit, facts, account, parts)
    : turnOn(visit, form.code ?? '', account, parts);
}

async function factsOf(
  visit: MemberVisit,
  account: KnownAccount,
  parts: SettingsPageParts,
): Promise<SecondFactorSettingsFacts> {
  const { codes, factors, recoveryCodes } = parts;
  const { id: userId, email, emailVerifiedAt } = account;
  const { kinds, requiredBy } = await factors.of(userId);
  const app = kinds.includes('app') && { app: { codesLeft: await recoveryCodes.countOf(userId) } };
  if (kinds.includes('mail')) {
    const stays = requiredBy !== undefined && kinds.length === 1;
    if (!stays && queryOf(visit.request).get('form') === 'turnOff') {
      return { status: 'turnOff', userId, ...(await openProof(visit, account, proofOf(account), parts)) };
    }
    return { status: 'on', userId, email, ...app, ...(stays && { requiredBy }) };
  }
  if (emailVerifiedAt === null) return { status: 'proveFirst' };
  const usable = (await codes.stateOf(purposeOf(account))) === 'usable';
  return usable ? { status: 'codeSent', userId, email } : { status: 'off', userId, email, ...app };
}

async function send(
  visit: MemberVisit,
  facts: Extract<SecondFactorSettingsFacts, { status: 'off' | 'codeSent' }>,
  account: KnownAccount,
  { codes }: SettingsPageParts,
): Promise<FormResult> {
  const sent = await codes.send({
    ...purposeOf(account),
    email: account.email,
    recipient: account,
    words: { mail: 'addressCode', codeFor: 'secondFactorOn', page: visit.address },
    visit,
  });
  return sent.ok ? { redirectTo: visit.address } : tooMany(facts, sent.minutes);
}

/** The right code turns it on. Who is signed in elsewhere gave none, and is signed out. */
async function turnOn(
  visit: MemberVisit,
  code: string,
  account: KnownAccount,
  parts: SettingsPageParts,
): Promise<FormResult> {
  const { db, codes, devices, told, factors, mail, sessions } = parts;
  const { request, address } = visit;
  const { id: accountId, email } = account;
  const checked = await codes.check(purposeOf(account), code);
  if (!checked.ok) return refusedCode(visit, account, checked, parts);
  if (checked.email !== email) return wrong(account, { problem: 'expired' });
  const session = await sessions.sessionOf(request);
  if (session === undefined) return { redirectTo: address };
  const { sid } = session;
  const expired = await db.transaction().execute(async (trx) => {
    if (!(await isStillSignedIn(trx, { accountId, sid }))) return false;
    if (!(await hasSameAccess(trx, account)) || !(await codes.use(trx, checked.code))) return true;
    if (!(await factors.add(trx, { accountId, kind: 'mail', ip: request.ip }))) return false;
    await endAccess(trx, accountId, { except: sid });
    await trx.updateTable('sessions').set({ secondFactorAt: new Date() }).where('id', '=', sid).execute();
    await mail.send(changeMail(account, 'mail', 'on'), trx.$pickTables<never>());
    return false;
  });
  if (expired) return wrong(account, { problem: 'expired' });
  await devices.rememberAfterFactor(visit, normalisedEmail(email), account);
  told.keep(visit.reply, { page: settingsPath, of: accountId }, { code: 'on' });
  return { redirectTo: address };
}

/** Takes a fresh proof of the owner, and stays on while an organisation asks for it. */
async function turnOff(
  visit: MemberVisit,
  posted: Posted,
  account: KnownAccount,
  parts: SettingsPageParts,
): Promise<FormResult> {
  const { db, told, factors, mail } = parts;
  const { request, address } = visit;
  const { id: accountId } = account;
  const asked = proofOf(account);
  if (posted.action !== undefined) {
    return proofAsked(account, await askForProof(posted.action, visit, account, asked, parts));
  }
  const proven = await provenSession(visit, posted, { account, asked }, parts);
  if (!proven.ok) return proofRefused(account, proven.form);
  const required = (await factors.requiredBy(accountId)) !== undefined;
  await db.transaction().execute(async (trx) => {
    if (!(await isStillSignedIn(trx, { accountId, sid: proven.sid }))) return;
    if (required && (await factors.kindsOf(accountId, trx)).length === 1) return;
    if (!(await factors.remove(trx, { accountId, kind: 'mail', ip: request.ip }))) return;
    await mail.send(changeMail(account, 'mail', 'off'), trx.$pickTables<never>());
  });
  told.keep(visit.reply, { page: settingsPath, of: accountId }, { code: 'off' });
  return { redirectTo: address };
}

function proofAsked(account: KnownAccount, proof: ProofForm): FormResult {
  return proof.waitMinutes === undefined
    ? stands(turnOffFacts(account, proof))
    : proofRefused(account, proof);
}

function proofRefused(account: KnownAccount, proof: ProofForm): FormResult {
  const { error, ...answer } = refusedProof(proof);
  return { page: { ...shown(turnOffFacts(account, proof)), ...answer }, errors: [error] };
}

function turnOffFacts({ id: userId }: KnownAccount, proof: ProofForm) {
  return { status: 'turnOff' as const, userId, ...proof };
}

async function refusedCode(
  visit: MemberVisit,
  account: KnownAccount,
  checked: Exclude<CheckedCode, { ok: true }>,
  parts: SettingsPageParts,
): Promise<FormResult> {
  if (checked.reason === 'tooMany') {
    // A code whose tries are used up can be typed no more.
    const facts = await factsOf(visit, account, parts);
    return facts.status === 'off' ? tooMany(facts, checked.minutes) : stands(facts);
  }
  const { reason: problem } = checked;
  return wrong(account, checked.reason === 'wrong' ? { problem, triesLeft: checked.triesLeft } : { problem });
}

type CodeSent = Extract<SecondFactorSettingsFacts, { status: 'codeSent' }>;

function codeSentTo({ id: userId, email }: KnownAccount): CodeSent {
  return { status: 'codeSent', userId, email };
}

function wrong(account: KnownAccount, told: { problem: CodeProblem; triesLeft?: number }): FormResult {
  const { statusCode, error } = refusedCodes[told.problem];
  return refused({ ...codeSentTo(account), ...told }, statusCode, error);
}

function tooMany(
  facts: Extract<SecondFactorSettingsFacts, { status: 'off' | 'codeSent' }>,
  minutes: number,
): FormResult {
  const { page, errors } = refused({ ...facts, waitMinutes: minutes }, 429, tooManyTries(minutes));
  return { page: { ...page, retryAfterMinutes: minutes }, errors };
}

function stands(facts: SecondFactorSettingsFacts): FormResult {
  return { page: shown(facts), attributes: facts };
}

function refused(facts: SecondFactorSettingsFacts, statusCode: number, error: ApiError) {
  return { page: { ...shown(facts), statusCode }, errors: [error] };
}

function shown(facts: SecondFactorSettingsFacts) {
  return { route: 'secondFactorSettings', facts } as const;
}

/** What a code is for that turns the code by mail on. */
function purposeOf({ id, sessionEpoch }: KnownAccount): CodePurpose {
  return { purpose: `second factor on ${id}`, sessionEpoch };
}

function proofOf({ id }: KnownAccount): AskedProof {
  return { purpose: `second factor off ${id}`, codeFor: 'secondFactorOff' };
}
