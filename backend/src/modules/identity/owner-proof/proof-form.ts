import type { ApiError } from '../../../http/api-errors.ts';
import type { MemberVisit } from '../../../http/page-handler.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import type { MailedCodes } from '../identities/mailed-codes.ts';
import { maskedEmail } from '../masked-email.ts';
import type { CodeUse, KnownAccount } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AppCodes } from './app-codes.ts';
import type { ProofForm } from './facts.ts';
import type { PostedProof } from './posted-proof.ts';
import {
  arePasswordTriesUsedUp,
  proveByApp,
  proveOwner,
  type OwnerProof,
  type OwnerProofParts,
} from './prove-owner.ts';

/** What asking for a proof works with. */
export interface ProofFormParts extends OwnerProofParts {
  codes: MailedCodes;
  appCodes: AppCodes;
  /** How many passkeys an account has. */
  passkeysOf: (accountId: string) => Promise<number>;
  sessions: Pick<Sessions, 'isFresh' | 'needsSecondFactor' | 'sessionOf'>;
}

/** What an owner is asked to prove it for. */
export interface AskedProof {
  /** Names the code. */
  purpose: string;
  /** What the mail of the code says of it. */
  codeFor: CodeUse;
  /** Nothing but a code will do while the address was never proved: others may have opened the account. */
  provesAddress?: boolean;
  /** Nothing but a code will do, also where the session has a proof of the last minutes. */
  byCodeAlone?: boolean;
  /** A mailed code is asked for as well, where the proof of the last minutes may have been another. */
  codeAsWell?: boolean;
}

/**
 * Asks an owner for a proof, unless the session has one of the last minutes and no code is asked for as well. Who has an app
 * is asked for its code, unless a code was mailed, or the form is of the other kind already. A code stands in for a password
 * whose tries strangers have used up.
 */
export async function openProof(
  visit: MemberVisit,
  account: KnownAccount,
  asked: Omit<AskedProof, 'codeFor'>,
  parts: ProofFormParts,
  kind?: 'app' | 'code',
): Promise<ProofForm> {
  const { appCodes, codes, passkeysOf, sessions } = parts;
  const { id, passwordHash, sessionEpoch, emailVerifiedAt } = account;
  let alsoByCode = false;
  let byCodeAlone = asked.byCodeAlone ?? (asked.provesAddress === true && emailVerifiedAt === null);
  if (!byCodeAlone) {
    const session = await sessions.sessionOf(visit.request);
    const fresh = session !== undefined && (await sessions.isFresh(session.sid));
    if (fresh && asked.codeAsWell !== true) return { proof: 'fresh', problems: {} };
    byCodeAlone = fresh;
    alsoByCode = fresh;
  }
  const passkey = !byCodeAlone && (await passkeysOf(id)) > 0 ? (['passkey'] as const) : [];
  const sentTo = await codes.usableAt({ purpose: asked.purpose, sessionEpoch });
  if (!byCodeAlone && passwordHash !== null && !(await sessions.needsSecondFactor(id))) {
    const byCode = sentTo !== undefined || (await arePasswordTriesUsedUp(visit, account, parts));
    if (!byCode) return { proof: 'present', ...othersIn(passkey), problems: {} };
  }
  const app = !byCodeAlone && (await appCodes.canProve(account)) ? (['app'] as const) : [];
  if (app.length > 0 && (kind ?? (sentTo === undefined ? 'app' : 'code')) === 'app') {
    return { proof: 'app', ...othersIn(passkey), problems: {} };
  }
  return {
    proof: 'code',
    ...(alsoByCode && { alsoByCode }),
    ...othersIn([...app, ...passkey]),
    problems: {},
    ...(sentTo !== undefined && { codeSentTo: maskedEmail(sentTo) }),
  };
}

function othersIn(others: NonNullable<ProofForm['others']>): Pick<ProofForm, 'others'> {
  return others.length === 0 ? {} : { others };
}

/** Asks for another proof: for a code that is mailed now, or for the password and a code of the app. */
export async function askForProof(
  action: 'code' | 'app',
  visit: MemberVisit,
  account: KnownAccount,
  asked: AskedProof,
  parts: ProofFormParts,
): Promise<ProofForm> {
  const form = await openProof(visit, account, asked, parts, action);
  if (action === 'app' || form.proof !== 'code') return form;
  const { email, sessionEpoch } = account;
  const sent = await parts.codes.send({
    purpose: asked.purpose,
    sessionEpoch,
    email,
    recipient: account,
    words: { mail: 'addressCode', codeFor: asked.codeFor, page: visit.address },
    visit,
  });
  const codeSentTo = maskedEmail(email);
  if (sent.ok) return { ...form, codeSentTo };
  const last = sent.lastCode === 'usable' && ({ codeSentTo, codeAskedTooSoon: true } as const);
  return { ...form, waitMinutes: sent.minutes, ...last };
}

/** Whether the owner is proven now; otherwise the form with what was wrong. */
export async function proven(
  visit: MemberVisit,
  posted: PostedProof,
  account: KnownAccount,
  asked: AskedProof,
  parts: ProofFormParts,
): Promise<
  (Extract<OwnerProof, { ok: true }> & { by: ProofForm['proof'] }) | { ok: false; form: ProofForm }
> {
  const form = await openProof(visit, account, asked, parts, posted.by ?? 'code');
  const { proof } = form;
  const { present, code } = posted;
  if (proof === 'fresh') return { ok: true, use: () => Promise.resolve(true), by: proof };
  const { purpose } = asked;
  // The form asked for the password, whose tries are used up since.
  const typed = account.passwordHash !== null && present !== undefined && present !== '';
  const askedBefore = typed && proof === 'code' && form.codeSentTo === undefined;
  if (askedBefore && !(await parts.sessions.needsSecondFactor(account.id))) return { ok: false, form };
  // The form asked for a code, whose tries are used up since.
  const coded = proof === 'present' && (present ?? '') === '' && (code ?? '') !== '';
  if (coded) return { ok: false, form };
  if (proof !== 'app' && (posted[proof] ?? '').trim() === '') {
    return { ok: false, form: { ...form, problems: { [proof]: 'missing' } } };
  }
  const checked =
    proof === 'app'
      ? await proveByApp(visit, posted, account, parts)
      : await proveOwner(visit, { present, code, by: proof, purpose }, account, parts);
  if (checked.ok) return { ...checked, by: proof };
  const { problems, triesLeft, waitMinutes } = checked;
  const { codeSentTo, ...others } = form;
  return {
    ok: false,
    form: {
      ...{ ...others, problems },
      ...(triesLeft !== undefined && { triesLeft }),
      // A code whose tries are used up can be typed no more.
      ...(waitMinutes === undefined ? codeSentTo !== undefined && { codeSentTo } : { waitMinutes }),
    },
  };
}

/** The refusal of a proof, or of another code too early: its status and error, and after how long to try again. */
export function refusedProof(form: ProofForm): {
  statusCode: number;
  error: ApiError;
  retryAfterMinutes?: number;
} {
  const { waitMinutes } = form;
  return waitMinutes === undefined
    ? { statusCode: statusOf(form), error: ownerNotProven }
    : { statusCode: 429, error: tooManyTries(waitMinutes), retryAfterMinutes: waitMinutes };
}

/** The refusal of a proof that is wrong, or not the one that is asked for. */
export const ownerNotProven: ApiError = {
  code: 'WRONG_CREDENTIALS',
  title: 'Whoops',
  detail: 'The owner is not proven.',
};

/** The status of an answer that asks for the proof once more. */
export function statusOf({ problems, waitMinutes }: ProofForm): number {
  if (waitMinutes !== undefined) return 429;
  const wrong = Object.values(problems);
  // Nothing is wrong where another proof is asked for than before.
  if (wrong.length === 0 || wrong.includes('missing')) return 422;
  return wrong.includes('expired') ? 409 : 401;
}
