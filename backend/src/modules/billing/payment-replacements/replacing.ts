import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { signedOutRefusal } from '../../../http/member.ts';
import type { Jobs } from '../../../process/jobs.ts';
import { settleReplacement } from '../job-kinds.ts';
import type { MemberRepository } from '../members/repository.ts';
import type { Refresh } from '../members/refreshing.ts';
import { createFollowing, settleAfterSeconds, timeoutMs } from '../orders/following.ts';
import { createSharing } from '../orders/sharing.ts';
import { paymentTypesFor, type PaymentMethod } from '../payment-methods.ts';
import { replacementLimit, tooMany, type Attempt } from '../personal-limits.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentReferences } from '../purchases/payment-references.ts';
import { paymentReferenceUnknown, paymentTypeNotAllowed } from '../purchases/refusals.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { Recovering } from '../recovering/recovering.ts';
import { createRecoveryRepository, type RecoveryPayment } from '../recovering/repository.ts';
import { isOpen, type BillingTables } from '../tables.ts';
import type { Zuora } from '../zuora/zuora.ts';
import { createCarryingOut } from './carrying-out.ts';
import { payingAccount } from './paying-account.ts';
import type { Replacement, ReplacementRepository, WishedReplacement } from './repository.ts';

/** A replacement as far as it has come, with the payment that goes with it, or why there is none. */
export type Replaced =
  | { ok: true; replacement: Replacement; recovery: RecoveryPayment | undefined }
  | { ok: false; refusal: Refusal };

/** Replaces what a subscription is charged to: by a payment method of the same person, once. */
export function createReplacing(parts: {
  db: Kysely<BillingTables>;
  zuora: Pick<Zuora, 'paymentMethodsOf' | 'chargeTo' | 'removePaymentMethod'>;
  replacements: ReplacementRepository;
  references: Pick<PaymentReferences, 'own'>;
  members: Pick<MemberRepository, 'accountsOf' | 'subscriptionsOf'>;
  refresh: Refresh;
  recovering: Pick<Recovering, 'close' | 'followOf' | 'followOpenOf'>;
  attempt: Attempt;
  jobs: Pick<Jobs, 'enqueue'>;
  lockAgainstDeletion: BillingPorts['lockAgainstDeletion'];
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { db, replacements, references, members, refresh, recovering, attempt, jobs } = parts;
  const carryOut = createCarryingOut({ ...parts, closeMade: recovering.close });
  const { working, follow, resolve } = createFollowing({ orders: replacements, resume: carryOut });
  const share = createSharing<Replaced>();

  const payingAccountOf = async (userId: string) =>
    payingAccount(await members.subscriptionsOf(userId), await members.accountsOf(userId));

  /** Writes it down with the job that ends it. From here on it may have begun, whatever happens to this process. */
  async function writeDown(wished: WishedReplacement): Promise<Replacement | 'deleting' | undefined> {
    return db.transaction().execute(async (trx) => {
      if (!(await parts.lockAgainstDeletion(trx.$pickTables<never>(), wished.userId))) return 'deleting';
      // It would remove the method that is being charged.
      if ((await createRecoveryRepository(trx).openOf(wished.userId)) !== undefined) return undefined;
      const replacement = await replacements.begin(trx, wished);
      if (replacement === undefined) return undefined;
      const data = { replacementId: replacement.id };
      await jobs.enqueue(trx, settleReplacement, data, { startAfter: settleAfterSeconds });
      return replacement;
    });
  }

  /** What is asked for once more is waited for; another replacement that is open is ended first. */
  async function replaceOnce(wished: WishedReplacement, until: number): Promise<Replaced> {
    const { paymentMethodId, userId } = wished;
    for (;;) {
      const known = await replacements.byMethod(paymentMethodId, userId);
      if (known !== undefined) {
        const replacement = await follow(known, until);
        return { ok: true, replacement, recovery: await recovering.followOf(replacement, until) };
      }
      const written = await writeDown(wished);
      if (written === 'deleting') return { ok: false, refusal: signedOutRefusal };
      if (written !== undefined) {
        const replacement = await working(written, () => carryOut(written, until));
        if (!isOpen(replacement.state)) await refresh(userId, { announce: true });
        return { ok: true, replacement, recovery: await recovering.followOf(replacement, until) };
      }
      const open = await replacements.openOf(userId);
      if (open !== undefined) await follow(open, until);
      await recovering.followOpenOf(userId, until);
      if (Date.now() > until) return { ok: false, refusal: replacementOpen };
    }
  }

  return {
    /** `collect` is what a renewal failed to charge, and what its owner was told is charged now. */
    replace: async (
      userId: string,
      payment: PaymentMethod,
      collect: Replacement['collect'] = null,
    ): Promise<Replaced> => {
      const allowed = await attempt(userId, replacementLimit);
      if (!allowed.ok) return { ok: false, refusal: tooMany('TOO_MANY_REPLACEMENTS', allowed.minutes) };
      const account = await payingAccountOf(userId);
      if (account === undefined) return { ok: false, refusal: nothingBilled };
      if (!paymentTypesFor(account.country ?? undefined).includes(payment.type)) {
        return { ok: false, refusal: paymentTypeNotAllowed };
      }
      const own = await references.own(payment, userId);
      if (!own.ok) {
        return {
          ok: false,
          refusal: own.reason === 'unknown' ? paymentReferenceUnknown : billingUnavailable,
        };
      }
      const { paymentMethodId } = own;
      const { accountNumber } = account;
      return share(paymentMethodId, () =>
        replaceOnce(
          { userId, accountNumber, type: payment.type, paymentMethodId, collect },
          Date.now() + timeoutMs,
        ),
      );
    },

    find: async (userId: string, id: string): Promise<Replacement | undefined> =>
      replacements.ofUser(id, userId),

    payingAccountOf,
    resolve,
  };
}

const replacementOpen: Refusal = {
  statusCode: 409,
  error: {
    code: 'REPLACEMENT_OPEN',
    title: 'Whoops',
    detail: 'Another payment method is still being saved. Please try again in a moment.',
  },
};

const nothingBilled: Refusal = {
  statusCode: 409,
  error: {
    code: 'NOTHING_BILLED',
    title: 'Whoops',
    detail: 'There is no subscription that is paid here, so there is no payment method to change.',
  },
};
