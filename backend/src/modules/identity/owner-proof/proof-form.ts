import type { MemberVisit } from '../../../http/page-handler.ts';
import type { MailedCodes } from '../identities/mailed-codes.ts';
import { maskedEmail } from '../masked-email.ts';
import type { KnownAccount } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import type { ProofForm } from './facts.ts';
import { proveOwner, type OwnerProof, type OwnerProofParts, type TypedProof } from './prove-owner.ts';

/** What asking for a proof works with. */
export interface ProofFormParts extends OwnerProofParts {
  codes: MailedCodes;
  sessions: Pick<Sessions, 'isFresh' | 'needsSecondFactor' | 'sessionOf'>;
}

/** What an owner is asked to prove it for. */
export interface AskedProof {
  /** Names the code. */
  purpose: string;
  /** Nothing but a code will do while the address was never proved: others may have opened the account. */
  provesAddress?: boolean;
}

/** Asks an owner for a proof, unless the session has one of the last minutes. */
export async function openProof(
  { request }: Pick<MemberVisit, 'request'>,
  { id, passwordHash, sessionEpoch, emailVerifiedAt }: KnownAccount,
  { purpose, provesAddress = false }: AskedProof,
  { codes, sessions }: ProofFormParts,
): Promise<ProofForm> {
  if (emailVerifiedAt !== null || !provesAddress) {
    const session = await sessions.sessionOf(request);
    const fresh = session !== undefined && (await sessions.isFresh(session.sid));
    if (fresh) return { proof: 'fresh', problems: {} };
    const byPassword = passwordHash !== null && !(await sessions.needsSecondFactor(id));
    if (byPassword) return { proof: 'present', problems: {} };
  }
  const sentTo = await codes.sentTo({ purpose, sessionEpoch });
  return { proof: 'code', problems: {}, ...(sentTo !== undefined && { codeSentTo: maskedEmail(sentTo) }) };
}

/** Mails a code to an owner without a password, or with a second factor. */
export async function sendProofCode(
  visit: MemberVisit,
  account: KnownAccount,
  asked: AskedProof,
  parts: ProofFormParts,
): Promise<ProofForm> {
  const form = await openProof(visit, account, asked, parts);
  if (form.proof !== 'code') return form;
  const { email, firstName, sessionEpoch } = account;
  const { language } = visit;
  const sent = await parts.codes.send({
    purpose: asked.purpose,
    sessionEpoch,
    email,
    language,
    firstName,
    page: visit.address,
    visit,
  });
  return {
    ...form,
    codeSentTo: maskedEmail(email),
    ...(!sent.ok && { waitMinutes: sent.minutes }),
  };
}

/** Whether the owner is proven now; otherwise the form with what was wrong. */
export async function proven(
  visit: MemberVisit,
  typed: Omit<TypedProof, 'by' | 'purpose'>,
  account: KnownAccount,
  asked: AskedProof,
  parts: ProofFormParts,
): Promise<
  (Extract<OwnerProof, { ok: true }> & { by: ProofForm['proof'] }) | { ok: false; form: ProofForm }
> {
  const form = await openProof(visit, account, asked, parts);
  const { proof } = form;
  if (proof === 'fresh') return { ok: true, use: () => Promise.resolve(true), by: proof };
  if ((typed[proof] ?? '').trim() === '') {
    return { ok: false, form: { ...form, problems: { [proof]: 'missing' } } };
  }
  const { purpose } = asked;
  const checked = await proveOwner(visit, { ...typed, by: proof, purpose }, account, parts);
  if (checked.ok) return { ...checked, by: proof };
  const { problems, triesLeft, waitMinutes } = checked;
  return {
    ok: false,
    form: {
      ...{ ...form, problems },
      ...(triesLeft !== undefined && { triesLeft }),
      ...(waitMinutes !== undefined && { waitMinutes }),
    },
  };
}

/** The status of an answer that asks for the proof once more. */
export function statusOf({ problems, waitMinutes }: ProofForm): number {
  if (waitMinutes !== undefined) return 429;
  const wrong = Object.values(problems);
  if (wrong.includes('missing')) return 422;
  return wrong.includes('expired') ? 409 : 401;
}
