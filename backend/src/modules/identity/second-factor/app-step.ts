import type { Transaction } from 'kysely';
import { sixDigitsIn } from '../../../domain/six-digits.ts';
import type { FormResult, PageVisit } from '../../../http/page-handler.ts';
import type { AuthenticatorApps } from '../authenticator/authenticator-apps.ts';
import { recoveryCodesMail } from '../authenticator/change-app.ts';
import type { GuessedCode } from '../authenticator/limits.ts';
import { hasSameAccess } from '../session/same-access.ts';
import type { IdentityTables } from '../tables.ts';
import { over, refused, refusedCode, tooMany } from './answers.ts';
import { tryCode, type TryCodeParts, type UsedCode } from './try-code.ts';
import { endOnceMore, endWaiting, otherWays, type Waiting, type WaitingParts } from './waiting.ts';

/** What the codes of an app, and those that stand in for it, work with. */
export interface AppStepParts extends WaitingParts, Omit<TryCodeParts, 'devices'> {
  apps: Pick<AuthenticatorApps, 'use'>;
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

  async function use(): Promise<UsedCode<string>> {
    const outcome = await parts.db.transaction().execute(async (trx): Promise<Outcome> => {
      if (!(await hasSameAccess(trx, account))) return 'over';
      const used = await (kind === 'app' ? useApp : useRecovery)(trx, visit, code, waiting, parts);
      if (used === 'right') await parts.steps.noteEnd(trx, visit.request, waiting.step, code);
      return used;
    });
    const next =
      outcome === 'right' ? await endWaiting(visit, waiting, parts) : await endOnceMore(visit, code, parts);
    if (next !== undefined) return { outcome: 'right', value: next };
    return { outcome: outcome === 'right' ? 'over' : outcome };
  }

  const tried = await tryCode(visit, { kind, account }, parts, use);
  switch (tried.outcome) {
    case 'right':
      return { redirectTo: tried.value };
    case 'over':
      return refused({ status: 'over' }, 404, over);
    case 'wrong':
    case 'used':
      return wrong(waiting, kind, tried.outcome, tried.triesLeft);
    case 'tooMany':
      return tooMany(
        waiting.step,
        { status: kind, others: otherWays(waiting, kind) },
        'noTriesLeft',
        tried.minutes,
      );
  }
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
