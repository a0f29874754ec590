import { Type, type Static } from 'typebox';
import { sixDigitsIn } from '../../../domain/six-digits.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import type { ApiError } from '../../../http/api-errors.ts';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type FormResult, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { memberOfVisit } from '../account-of-visit.ts';
import type { Told } from '../told.ts';
import { changeLimits } from '../account/limits.ts';
import { accountPath } from '../account/outcome.ts';
import type { ProofForm } from '../owner-proof/facts.ts';
import { PostedProof } from '../owner-proof/posted-proof.ts';
import { openProof, askForProof, refusedProof, type AskedProof } from '../owner-proof/proof-form.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { appKeyUri, writtenKey } from './app-codes.ts';
import { createAppChanges, type AppChangeParts, type AppChanges } from './change-app.ts';
import { appForms, type AppForm, type AuthenticatorAppFacts } from './facts.ts';
import { provenSession, type ProvingParts } from '../owner-proof/proven-session.ts';
import { qrCodeOf } from './qr-code.ts';

/** What the page of the authenticator app works with. */
export interface AuthenticatorPageParts extends ProvingParts, AppChangeParts {
  accounts: ProvingParts['accounts'] & Pick<Accounts, 'byId'>;
  told: Told;
  factors: AppChangeParts['factors'] & Pick<SecondFactors, 'of' | 'sinceOf'>;
  devices: ProvingParts['devices'] & Pick<KnownDevices, 'rememberAfterFactor'>;
  throttle: Pick<Throttle, 'attempt'>;
  siteOrigin: string;
  /** Whether people prove here who they are, and not to another issuer. */
  ownIssuer: boolean;
}

/** The same, with the changes that the page makes. */
interface Parts extends AuthenticatorPageParts {
  changes: AppChanges;
}

/** The path of the page, without its language. */
const appPath = '/user/second-factor/app';

const Form = Type.Object({
  userId: Type.String({ maxLength: 100 }),
  change: Type.Enum(['begin', 'confirm', 'cancel', ...appForms]),
  /** Another proof is to be asked for, in place of the change. */
  action: Type.Optional(Type.Enum(['code', 'app'])),
  ...PostedProof.properties,
});

type Posted = Static<typeof Form>;

/** A signed-in person, and how the session and the app stand. */
interface Member {
  account: KnownAccount;
  sid: string;
  /** Undefined where there is no app. */
  since: Date | undefined;
}

const title = 'Whoops';
const refusals = {
  missing: { statusCode: 422, code: 'INVALID', detail: 'Please type the code of the app.' },
  wrong: { statusCode: 401, code: 'WRONG_CODE', detail: 'This is not the code of the app.' },
  expired: { statusCode: 409, code: 'APP_KEY_EXPIRED', detail: 'The key has expired. Begin once more.' },
} as const;

/** Sets up and removes the authenticator app, and makes recovery codes. Its forms post to the page itself. */
export function authenticatorPage(surroundings: AuthenticatorPageParts): PageHandler<MemberVisit> {
  const parts = { ...surroundings, changes: createAppChanges(surroundings) };
  return {
    show: async (visit) => {
      if (!parts.ownIssuer) return { redirectTo: `${languagePrefix(visit.language)}${accountPath}` };
      return shown(await factsOf(visit, await memberOf(visit, parts), parts));
    },
    form: pageForm({
      body: Form,
      submit: async (visit: MemberVisit, posted): Promise<FormResult> => {
        if (posted.userId !== visit.userId) {
          const { statusCode, error } = otherAccount;
          return refused({ status: 'otherAccount' }, statusCode, error);
        }
        const member = await memberOf(visit, parts);
        const allowed = await parts.throttle.attempt(changeLimits(visit.userId));
        if (!allowed.ok) {
          return tooMany(await factsOf(visit, member, parts), allowed.minutes);
        }
        return change(visit, posted, member, parts);
      },
    }),
  };
}

async function memberOf(visit: MemberVisit, parts: Parts): Promise<Member> {
  const { account, session } = await memberOfVisit(visit, parts);
  return { account, sid: session.sid, since: await parts.factors.sinceOf(account.id, 'app') };
}

async function factsOf(
  visit: MemberVisit,
  { account, sid, since }: Member,
  parts: Parts,
): Promise<AuthenticatorAppFacts> {
  const { id: userId, email, emailVerifiedAt } = account;
  const query = queryOf(visit.request);
  if (since !== undefined) {
    const codesLeft = await parts.authenticator.recoveryCodes.countOf(userId);
    const { kinds, requiredBy } = await parts.factors.of(userId);
    const asked = appForms.find((form) => form === query.get('form'));
    const stays = requiredBy !== undefined && kinds.length === 1;
    if (asked === undefined || (asked === 'remove' && stays)) {
      return { status: 'on', since: since.toISOString(), codesLeft, ...(stays && { requiredBy }) };
    }
    return { status: asked, userId, ...(await openProof(visit, account, proofOf(account), parts)) };
  }
  if (emailVerifiedAt === null) return { status: 'proveFirst' };
  const key = await parts.authenticator.apps.setupOf({ accountId: userId, sid });
  if (key !== undefined) return keyFacts(userId, email, key);
  const proof = await openProof(visit, account, setupProofOf(account), parts);
  const done = parts.told.take(visit, { page: appPath, of: userId }, ['removed'])?.code;
  return { status: 'off', userId, ...proof, ...(done && { done }) };
}

function keyFacts(userId: string, email: string, key: Buffer) {
  const uri = appKeyUri(key, email);
  const written = writtenKey(key).replaceAll(/(.{4})(?=.)/g, '$1 ');
  return { status: 'key' as const, userId, qrCode: qrCodeOf(uri), key: written, uri };
}

/** What stands otherwise by now, as in another tab, is shown as it is. */
async function change(visit: MemberVisit, posted: Posted, member: Member, parts: Parts): Promise<FormResult> {
  const { account, sid, since } = member;
  const owner = { accountId: account.id, sid };
  switch (posted.change) {
    case 'begin':
      if (since !== undefined || account.emailVerifiedAt === null) return { redirectTo: visit.address };
      return prove(visit, posted, member, parts, async (provenSid) => {
        await parts.authenticator.apps.beginSetup({ ...owner, sid: provenSid });
        return { redirectTo: visit.address };
      });
    case 'cancel':
      await parts.authenticator.apps.cancelSetup(owner);
      return { redirectTo: `${languagePrefix(visit.language)}/user/second-factor` };
    case 'confirm':
      return since === undefined
        ? confirm(visit, posted, member, parts)
        : ((await pressedTwice(visit, posted, member, parts)) ?? { redirectTo: visit.address });
    case 'newCodes':
    case 'remove':
      return since === undefined
        ? { redirectTo: visit.address }
        : changeApp(visit, posted, { ...member, form: posted.change }, parts);
  }
}

/**
 * Does something grave once the owner is proven: a recent log-in is enough, and else the password or a mailed code. Setting
 * an app up takes a mailed code beside these: the page asks for it next, where another proof came first.
 */
async function prove(
  visit: MemberVisit,
  posted: Posted,
  { account }: Member,
  parts: Parts,
  then: (sid: string) => Promise<FormResult>,
  status: AppForm | 'off' = 'off',
): Promise<FormResult> {
  const asked = status === 'off' ? setupProofOf(account) : proofOf(account);
  const shownWith = (proof: ProofForm) => shown({ status, userId: account.id, ...proof });
  const refuse = (proof: ProofForm): FormResult => {
    const { error, ...answer } = refusedProof(proof);
    return { page: { ...shownWith(proof), ...answer }, errors: [error] };
  };
  if (posted.action === 'code' || posted.action === 'app') {
    const proof = await askForProof(posted.action, visit, account, asked, parts);
    return proof.waitMinutes === undefined ? { page: shownWith(proof), attributes: {} } : refuse(proof);
  }
  const proven = await provenSession(visit, posted, { account, asked }, parts);
  if (!proven.ok) return refuse(proven.form);
  const codeStillAsked = asked.codeAsWell === true && proven.by !== 'code';
  return codeStillAsked ? { redirectTo: visit.address } : then(proven.sid);
}

async function confirm(
  visit: MemberVisit,
  posted: Posted,
  { account, sid }: Pick<Member, 'account' | 'sid'>,
  parts: Parts,
): Promise<FormResult> {
  const { code = '' } = posted;
  const key = await parts.authenticator.apps.setupOf({ accountId: account.id, sid });
  if (key === undefined) return afterSetup(visit, posted, { account, sid }, parts);
  const facts = keyFacts(account.id, account.email, key);
  if (sixDigitsIn(code) === undefined) return wrong({ ...facts, problem: 'missing' });
  const turnedOn = await parts.changes.turnOn(account, { sid, ip: visit.request.ip, code });
  switch (turnedOn.outcome) {
    case 'right':
      await parts.devices.rememberAfterFactor(visit, normalisedEmail(account.email), account);
      return codesShown(turnedOn.codes, { first: true }, parts);
    case 'wrong':
      return wrong({ ...facts, problem: 'wrong' });
    case 'expired':
      return afterSetup(visit, posted, { account, sid }, parts);
  }
}

/** There is nothing to confirm any more: it was confirmed a moment ago, or waited too long. */
async function afterSetup(
  visit: MemberVisit,
  posted: Posted,
  member: Pick<Member, 'account' | 'sid'>,
  parts: Parts,
): Promise<FormResult> {
  return (await pressedTwice(visit, posted, member, parts)) ?? expired(visit, member.account, parts);
}

/**
 * The browser shows the answer to the second press alone, and recovery codes are in one answer alone: they are made anew for it.
 * Another code than the one that turned the app on makes none: the codes before go on.
 */
async function pressedTwice(
  visit: MemberVisit,
  { code = '' }: Posted,
  { account, sid }: Pick<Member, 'account' | 'sid'>,
  parts: Parts,
): Promise<FormResult | undefined> {
  const codes = await parts.changes.remakeCodes(account, { sid, ip: visit.request.ip, code });
  return codes && codesShown(codes, { first: true }, parts);
}

async function expired(visit: MemberVisit, account: KnownAccount, parts: Parts): Promise<FormResult> {
  const proof = await openProof(visit, account, setupProofOf(account), parts);
  const { statusCode, ...error } = refusals.expired;
  const facts = { status: 'off', userId: account.id, problem: 'expired', ...proof } as const;
  return refused(facts, statusCode, { title, ...error });
}

async function changeApp(
  visit: MemberVisit,
  posted: Posted,
  member: Member & { form: AppForm },
  parts: Parts,
): Promise<FormResult> {
  const { account, form } = member;
  const { ip } = visit.request;
  const then = async (sid: string): Promise<FormResult> => {
    if (form === 'newCodes') {
      const codes = await parts.changes.makeCodes(account, { sid, ip });
      return codes === undefined ? { redirectTo: visit.address } : codesShown(codes, { first: false }, parts);
    }
    const removed = await parts.changes.turnOff(account, { sid, ip });
    if (removed) parts.told.keep(visit.reply, { page: appPath, of: account.id }, { code: 'removed' });
    return { redirectTo: visit.address };
  };
  return prove(visit, posted, member, parts, then, form);
}

/** They are in this answer alone: the database knows no more than how to recognise them. */
function codesShown(
  codes: readonly string[],
  { first }: { first: boolean },
  { siteOrigin }: Pick<Parts, 'siteOrigin'>,
): FormResult {
  const site = new URL(siteOrigin).host;
  return { page: shown({ status: 'codes', codes, first, site }), attributes: { codes } };
}

function wrong(facts: AuthenticatorAppFacts & { status: 'key'; problem: 'missing' | 'wrong' }): FormResult {
  const { statusCode, ...error } = refusals[facts.problem];
  return refused(facts, statusCode, { title, ...error, source: { pointer: '/code' } });
}

function tooMany(facts: AuthenticatorAppFacts, minutes: number): FormResult {
  const { page, errors } = refused(
    { ...facts, ...('userId' in facts && { waitMinutes: minutes }) },
    429,
    tooManyTries(minutes),
  );
  return { page: { ...page, retryAfterMinutes: minutes }, errors };
}

function refused(facts: AuthenticatorAppFacts, statusCode: number, error: ApiError) {
  return { page: { ...shown(facts), statusCode }, errors: [error] };
}

function shown(facts: AuthenticatorAppFacts) {
  return { route: 'authenticatorApp', facts } as const;
}

function proofOf({ id }: KnownAccount): AskedProof {
  return { purpose: `authenticator app ${id}`, codeFor: 'authenticatorApp' };
}

/** No new password removes an app, so it is never set up by a password alone: the reader of the mailbox has to agree. */
function setupProofOf({ id }: KnownAccount): AskedProof {
  return { purpose: `authenticator app on ${id}`, codeFor: 'authenticatorApp', codeAsWell: true };
}
