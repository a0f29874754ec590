import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { ApiError } from '../../../http/api-errors.ts';
import { dayOf } from '../../../domain/days.ts';
import { otherAccount } from '../../../http/member.ts';
import { pageForm, type FormResult, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { accountOfVisit } from '../account-of-visit.ts';
import { recordChange } from '../audit.ts';
import type { Accounts, ClosingSubscriptions, IdentityMail, KnownAccount } from '../ports.ts';
import { endAccess } from '../session/end-access.ts';
import { hasSameAccess, isStillSignedIn } from '../session/same-access.ts';
import type { Sessions } from '../session/sessions.ts';
import type { IdentityTables } from '../tables.ts';
import { deletionMail } from './deletion-mail.ts';
import { deletionAfter, type Deletions } from './deletions.ts';
import type { ProofForm } from '../owner-proof/facts.ts';
import { PostedProof } from '../owner-proof/posted-proof.ts';
import type { DeleteAccountFacts } from './facts.ts';
import { closingLimits } from './limits.ts';
import {
  openProof,
  proven,
  askForProof,
  statusOf,
  type AskedProof,
  type ProofFormParts,
} from '../owner-proof/proof-form.ts';

/** What deleting an account works with. */
export interface DeleteAccountParts extends Omit<ProofFormParts, 'sessions'> {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'byId'>;
  sessions: ProofFormParts['sessions'] & Pick<Sessions, 'end'>;
  deletions: Deletions;
  subscriptions: ClosingSubscriptions;
  mail: IdentityMail;
  throttle: Pick<Throttle, 'attempt'>;
  siteOrigin: string;
}

const DeleteForm = Type.Object({
  userId: Type.String({ maxLength: 100 }),
  action: Type.Enum(['code', 'app', 'delete']),
  ...PostedProof.properties,
});

/**
 * The page that deletes an account: what goes, what is kept, and until when it can be taken back. What would still be
 * charged has to be cancelled first.
 */
export function deleteAccountPage(parts: DeleteAccountParts): PageHandler<MemberVisit> {
  return {
    show: async (visit) => {
      const account = await accountOfVisit(visit, parts);
      const form = await openProof(visit, account, proofOf(account.id), parts);
      return { route: 'deleteAccount', facts: await factsOf(account, form, parts) };
    },
    form: pageForm({
      body: DeleteForm,
      submit: async (visit: MemberVisit, posted): Promise<FormResult> => {
        if (posted.userId !== visit.userId) {
          const { statusCode, error } = otherAccount;
          const facts: DeleteAccountFacts = { status: 'otherAccount' };
          return { page: { route: 'deleteAccount', facts, statusCode }, errors: [error] };
        }
        const account = await accountOfVisit(visit, parts);
        const asked = proofOf(account.id);
        const allowed = await parts.throttle.attempt(closingLimits(account.id));
        if (!allowed.ok) {
          const form = await openProof(visit, account, asked, parts);
          return refuse(account, { ...form, waitMinutes: allowed.minutes }, parts);
        }
        if (posted.action === 'code' || posted.action === 'app') {
          const form = await askForProof(posted.action, visit, account, asked, parts);
          if (form.waitMinutes !== undefined) return refuse(account, form, parts);
          const facts = await factsOf(account, form, parts);
          return { page: { route: 'deleteAccount', facts }, attributes: {} };
        }
        return askForDeletion(visit, posted, account, parts);
      },
    }),
  };
}

async function askForDeletion(
  visit: MemberVisit,
  posted: PostedProof,
  account: KnownAccount,
  parts: DeleteAccountParts,
): Promise<FormResult> {
  const { id } = account;
  const { request } = visit;
  const blocked = blockedBy(await parts.subscriptions.subscriptionOf(id));
  if (blocked !== undefined) return refuseWhileCharged(blocked);
  const proof = await proven(visit, posted, account, proofOf(id), parts);
  if (!proof.ok) return pressedTwice(visit, account, proof.form, parts);

  const session = await parts.sessions.sessionOf(request);
  const askedAt = new Date();
  const deletesAt = deletionAfter(askedAt);
  const outcome = await parts.db.transaction().execute(async (trx) => {
    if (session === undefined || !(await isStillSignedIn(trx, { accountId: id, sid: session.sid })))
      return 'asked';
    // The account is locked: nothing is bought from here on.
    const boughtSince = blockedBy(await parts.subscriptions.subscriptionOf(id, trx.$pickTables<never>()));
    if (boughtSince !== undefined) return boughtSince;
    if (!(await hasSameAccess(trx, account)) || !(await proof.use(trx))) return 'expired';
    await parts.deletions.ask(trx, id, askedAt);
    await endAccess(trx, id);
    await recordChange(trx, { accountId: id, change: 'deletionAsked', method: proof.by, ip: request.ip });
    const { siteOrigin } = parts;
    const message = deletionMail('asked', account, { askedAt, deletesAt, siteOrigin });
    await parts.mail.send(message, trx.$pickTables<never>());
    return 'asked';
  });
  if (outcome === 'expired') {
    return pressedTwice(visit, account, await openProof(visit, account, proofOf(id), parts), parts);
  }
  if (outcome !== 'asked') return refuseWhileCharged(outcome);
  return tellAsked(visit, deletesAt, parts);
}

/** A form pressed twice finds the deletion that its first press asked for, which ended what would prove its person. */
async function pressedTwice(
  visit: MemberVisit,
  account: KnownAccount,
  form: ProofForm,
  parts: DeleteAccountParts,
): Promise<FormResult> {
  return (await parts.deletions.isClosing(account.id))
    ? tellAsked(visit, deletionAfter(new Date()), parts)
    : refuse(account, form, parts);
}

async function tellAsked(
  { request, reply }: MemberVisit,
  deletesAt: Date,
  { sessions }: DeleteAccountParts,
): Promise<FormResult> {
  await sessions.end(request, reply);
  const facts: DeleteAccountFacts = { status: 'asked', deletesOn: dayOf(deletesAt) };
  return { page: { route: 'deleteAccount', facts }, attributes: facts };
}

async function factsOf(
  { id: userId }: KnownAccount,
  form: ProofForm,
  { subscriptions }: DeleteAccountParts,
): Promise<DeleteAccountFacts> {
  const subscription = await subscriptions.subscriptionOf(userId);
  const blocked = blockedBy(subscription);
  if (blocked !== undefined) return blocked;
  const paymentYears = await subscriptions.paymentYearsOf(userId);
  return {
    status: 'ready',
    ...{ userId, deletesOn: dayOf(deletionAfter(new Date())) },
    ...((subscription.status === 'ends' || subscription.status === 'billedElsewhere') && { subscription }),
    ...(paymentYears !== undefined && { paymentYears }),
    ...form,
  };
}

function blockedBy({
  status,
}: Awaited<ReturnType<ClosingSubscriptions['subscriptionOf']>>): DeleteAccountFacts | undefined {
  if (status === 'renews') return { status: 'subscriptionRenews' };
  return status === 'purchaseOpen' ? { status } : undefined;
}

function refuseWhileCharged(facts: DeleteAccountFacts): FormResult {
  const page = { route: 'deleteAccount', facts, statusCode: 409 } as const;
  return { page, errors: [{ ...refusal, code: 'INVALID_REQUEST' }] };
}

async function refuse(
  account: KnownAccount,
  form: ProofForm,
  parts: DeleteAccountParts,
): Promise<FormResult> {
  const facts = await factsOf(account, form, parts);
  const { waitMinutes } = form;
  const page = {
    route: 'deleteAccount',
    facts,
    statusCode: statusOf(form),
    ...(waitMinutes !== undefined && { retryAfterMinutes: waitMinutes }),
  } as const;
  const code = waitMinutes === undefined ? 'WRONG_CREDENTIALS' : 'TOO_MANY_ATTEMPTS';
  return { page, errors: [{ ...refusal, code }] };
}

const refusal = {
  title: 'Whoops',
  detail: 'The account was not deleted.',
} satisfies Omit<ApiError, 'code'>;

function proofOf(accountId: string): AskedProof {
  return { purpose: `delete account ${accountId}`, codeFor: 'deleteAccount' };
}
