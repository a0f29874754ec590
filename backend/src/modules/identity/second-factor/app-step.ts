import type { Kysely, Transaction } from 'kysely';
import { sixDigitsIn } from '../../../domain/six-digits.ts';
import type { FormResult, PageVisit } from '../../../http/page-handler.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { AuthenticatorApps } from '../authenticator/authenticator-apps.ts';
import { recoveryCodesMail } from '../authenticator/change-app.ts';
import { codeLimits, type GuessedCode } from '../authenticator/limits.ts';
import type { IdentityMail } from '../ports.ts';
import { hasSameAccess } from '../session/same-access.ts';
import { normalisedEmail } from '../sign-in/email.ts';
import type { IdentityTables } from '../tables.ts';
import { over, refused, refusedCode, tooMany } from './answers.ts';
import { networkLimits } from './limits.ts';
import { countWrongCode } from './wrong-codes.ts';
import { endOnceMore, endWaiting, otherWays, type Waiting, type WaitingParts } from './waiting.ts';

/** What the codes of an app, and those that stand in for it, work with. */
export interface AppStepParts extends WaitingParts {
  db: Kysely<IdentityTables>;
  apps: Pick<AuthenticatorApps, 'use'>;
  mail: IdentityMail;
  throttle: Pick<Throttle, 'attempt' | 'forgive' | 'left'>;
}

type Outcome = 'right' | 'wrong' | 'used' | 'over';

const refusals = {
  missing: { statusCode: 422, code: 'INVALID', detail: 'Please type the code.' },
  wrong: { statusCode: 401, code: 'WRONG_CODE', detail: 'This is not the code.' },
  used: { statusCode: 401, code: 'WRONG_CODE', detail: 'This code was used before. Wait for the next one.' },
} as const;

/** Ends the sign-in by a code of the app, or by a recovery code. */
export async function checkAppCode(
  visit: PageVisit,
  typed: { kind: GuessedCode; code: string },
  waiting: Waiting,
  parts: AppStepParts,
): Promise<FormResult> {
  const { kind, code } = typed;
  const empty = kind === 'app' ? sixDigitsIn(code) === undefined : code.trim() === '';
  if (empty) return wrong(waiting, kind, 'missing');
  const { account } = waiting;
  const address = networkAddress(visit.request.ip);
  const device = await parts.devices.find(visit, normalisedEmail(account.email));
  const ofKind = codeLimits({ kind, accountId: account.id, address, device });
  const limits = [...ofKind, ...networkLimits(address)];
  const allowed = await parts.throttle.attempt(limits);
  if (!allowed.ok) {
    const others = otherWays(waiting, kind);
    return tooMany({ status: kind, others, notice: 'noTriesLeft' }, allowed.minutes);
  }
  const outcome = await parts.db.transaction().execute(async (trx): Promise<Outcome> => {
    if (!(await hasSameAccess(trx, account))) return 'over';
    const used = await (kind === 'app' ? useApp : useRecovery)(trx, visit, code, waiting, parts);
    if (used === 'right') await parts.steps.noteEnd(trx, visit.request, waiting.step, code);
    return used;
  });
  const next =
    outcome === 'right' ? await endWaiting(visit, waiting, parts) : await endOnceMore(visit, code, parts);
  if (next !== undefined) {
    await parts.throttle.forgive(limits);
    return { redirectTo: next };
  }
  if (outcome === 'right' || outcome === 'over') return refused({ status: 'over' }, 404, over);
  if (outcome === 'wrong') await countWrongCode(account, parts);
  const left = await parts.throttle.left(ofKind);
  if (left.attempts > 0) return wrong(waiting, kind, outcome, left.attempts);
  return tooMany({ status: kind, others: otherWays(waiting, kind), notice: 'noTriesLeft' }, left.minutes);
}

async function useApp(
  trx: Transaction<IdentityTables>,
  { reply }: PageVisit,
  code: string,
  { step }: Waiting,
  { apps, steps }: AppStepParts,
): Promise<Outcome> {
  const outcome = await apps.use(trx, { accountId: step.accountId, code });
  if (outcome !== 'right') return outcome;
  return (await steps.take(reply, step, trx)) ? 'right' : 'over';
}

/** A code that is used up is mailed to the owner: it may have been found. */
async function useRecovery(
  trx: Transaction<IdentityTables>,
  { request, reply }: PageVisit,
  code: string,
  { step, account }: Waiting,
  { mail, recoveryCodes, steps }: AppStepParts,
): Promise<Outcome> {
  const left = await recoveryCodes.use(trx, { accountId: step.accountId, code, ip: request.ip });
  if (left === undefined) return 'wrong';
  await mail.send(recoveryCodesMail(account, { change: 'used', left }), trx.$pickTables<never>());
  return (await steps.take(reply, step, trx)) ? 'right' : 'over';
}

function wrong(
  waiting: Waiting,
  kind: GuessedCode,
  problem: 'missing' | 'wrong' | 'used',
  triesLeft?: number,
): FormResult {
  const tries = triesLeft === undefined ? undefined : { triesLeft };
  const facts = { others: otherWays(waiting, kind), ...tries };
  if (kind === 'app') return refusedCode({ ...facts, status: kind, problem }, refusals[problem], tries);
  const told = problem === 'missing' ? problem : 'wrong';
  return refusedCode({ ...facts, status: kind, problem: told }, refusals[told], tries);
}
