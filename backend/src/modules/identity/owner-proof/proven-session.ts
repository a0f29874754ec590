import type { Transaction } from 'kysely';
import type { MemberVisit } from '../../../http/page-handler.ts';
import { proveAddress, type AddressParts } from '../identities/prove-address.ts';
import type { KnownAccount } from '../ports.ts';
import { isStillSignedIn } from '../session/same-access.ts';
import type { Sessions } from '../session/sessions.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { IdentityTables } from '../tables.ts';
import type { ProofForm } from './facts.ts';
import type { PostedProof } from './posted-proof.ts';
import { openProof, proven, type AskedProof, type ProofFormParts } from './proof-form.ts';

/** What proving the owner of a session works with. */
export interface ProvingParts extends ProofFormParts, AddressParts {
  sessions: ProofFormParts['sessions'] & Pick<Sessions, 'renew'>;
  devices: Pick<KnownDevices, 'rememberAfterMail'>;
}

/**
 * Proves the owner, and begins the session of this browser anew where that took more than a recent log-in. A code proves
 * the address as well, where that is asked, and makes the browser a known device: strangers use up none of its next tries.
 * `by` tells a caller that asks for a code as well whether this proof was it.
 */
export async function provenSession(
  visit: MemberVisit,
  posted: PostedProof,
  { account, asked }: { account: KnownAccount; asked: AskedProof },
  parts: ProvingParts,
): Promise<{ ok: true; sid: string; by: ProofForm['proof'] } | { ok: false; form: ProofForm }> {
  const { request, reply } = visit;
  const proof = await proven(visit, posted, account, asked, parts);
  if (!proof.ok) return proof;
  const { id: accountId, emailVerifiedAt } = account;
  const present = await parts.sessions.sessionOf(request);

  async function use(trx: Transaction<IdentityTables>): Promise<boolean> {
    if (present === undefined || !proof.ok) return false;
    const { sid } = present;
    if (!(await isStillSignedIn(trx, { accountId, sid })) || !(await proof.use(trx))) return false;
    if (asked.provesAddress === true && emailVerifiedAt === null) {
      await proveAddress(trx, accountId, { method: 'mailCode', ip: request.ip, except: sid }, parts);
    }
    return true;
  }

  const sid =
    proof.by === 'fresh'
      ? present?.sid
      : await parts.sessions.renew(request, reply, new Date(), use, factorIn(proof.by));
  if (sid !== undefined) {
    if (proof.by === 'code') {
      await parts.devices.rememberAfterMail(visit, normalisedEmail(account.email), account);
    }
    return { ok: true, sid, by: proof.by };
  }
  // The code was used in another tab meanwhile, or the session has ended.
  const form = await openProof(visit, account, asked, parts, posted.by ?? 'code');
  return {
    ok: false,
    form: { ...form, problems: form.proof === 'app' ? { app: 'used' } : { code: 'expired' } },
  };
}

/** A mailed code is a second factor beside the session, and so is a code of the app. */
function factorIn(by: ProofForm['proof']) {
  return by === 'code' || by === 'app' ? ('secondFactor' as const) : undefined;
}
