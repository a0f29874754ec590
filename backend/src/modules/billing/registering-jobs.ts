import { TryLater, type Jobs } from '../../process/jobs.ts';
import type { createBuying } from './purchases/buying.ts';
import type { AccountForPurchase } from './purchases/account-for-purchase.ts';
import type { createChanging } from './changes/changing.ts';
import type { createStudentReminding } from './changes/student-reminding.ts';
import {
  reconcile,
  refreshMember,
  remindOfCards,
  remindOfCheckouts,
  remindOfDiscounts,
  remindOfStudentPrices,
  remindOfTrials,
  restoreAccount,
  settleChange,
  settleMonth,
  settlePurchase,
  settleRecovery,
  settleReplacement,
} from './job-kinds.ts';
import type { Credits } from './credits/credits.ts';
import type { CreditRepository } from './credits/repository.ts';
import { createReminding } from './members/reminding.ts';
import type { createReplacing } from './payment-replacements/replacing.ts';
import type { ReplacementRepository } from './payment-replacements/repository.ts';
import { createReconciling } from './reconciling.ts';
import type { Recovering } from './recovering/recovering.ts';
import type { RecoveryRepository } from './recovering/repository.ts';
import type { CheckoutMailing } from './saved-checkouts/mailing.ts';
import { isOpen } from './tables.ts';

type Parts = Omit<Parameters<typeof createReconciling>[0], 'jobs'> &
  Parameters<typeof createReminding>[0] & {
    jobs: Pick<Jobs, 'enqueue' | 'work' | 'every'>;
    buying: Pick<ReturnType<typeof createBuying>, 'resolve'>;
    changing: Pick<ReturnType<typeof createChanging>, 'resolve'>;
    replacing: Pick<ReturnType<typeof createReplacing>, 'resolve'>;
    replacements: Pick<ReplacementRepository, 'find'>;
    accountForPurchase: Pick<AccountForPurchase, 'restore' | 'left'>;
    recovering: Pick<Recovering, 'resolve'>;
    recoveries: Pick<RecoveryRepository, 'find'>;
    crediting: Pick<Credits, 'resolve'>;
    credits: Pick<CreditRepository, 'find'>;
    studentReminding: ReturnType<typeof createStudentReminding>;
    checkoutMailing: Pick<CheckoutMailing, 'ofAll'>;
  };

/** Says what is done by itself: orders are followed until they have ended, members are read and reminded. */
export function registerJobs(parts: Parts): void {
  const { jobs, log, refresh, purchases, changes, replacements, buying, changing, replacing } = parts;
  const {
    credits,
    crediting,
    accountForPurchase,
    recoveries,
    recovering,
    checkoutMailing,
    studentReminding,
  } = parts;

  jobs.work(refreshMember, async ({ userId }) => {
    const refreshed = await refresh(userId, { announce: true });
    if (!refreshed.ok) throw new TryLater('The billing company does not answer.');
    const open = await purchases.openOf(userId);
    if (open !== undefined) await buying.resolve(open);
    const change = await changes.openOf(userId);
    if (change !== undefined) await changing.resolve(change);
  });
  jobs.work(settlePurchase, async ({ purchaseId }) => {
    const purchase = await purchases.find(purchaseId);
    if (purchase === undefined) return;
    const { state } = await buying.resolve(purchase);
    // Another process may be working on it, and be gone a moment later.
    if (isOpen(state)) throw new TryLater(`The purchase is still ${state}.`);
    if (isOpen(purchase.state)) log.info({ purchase: purchaseId, state }, 'took up a purchase');
  });
  jobs.work(restoreAccount, ({ accountNumber }) => accountForPurchase.restore(accountNumber));
  jobs.work(settleChange, async ({ changeId }) => {
    const change = await changes.find(changeId);
    if (change === undefined) return;
    const { state } = await changing.resolve(change);
    if (isOpen(state)) throw new TryLater(`The change is still ${state}.`);
    if (isOpen(change.state)) log.info({ change: changeId, state }, 'took up a change of a subscription');
  });
  jobs.work(settleReplacement, async ({ replacementId }) => {
    const replacement = await replacements.find(replacementId);
    if (replacement === undefined) return;
    const { state, userId } = await replacing.resolve(replacement);
    if (isOpen(state)) throw new TryLater(`The replacement is still ${state}.`);
    if (!isOpen(replacement.state)) return;
    log.info({ replacement: replacementId, state }, 'took up a replacement of a payment method');
    await refresh(userId, { announce: true });
  });
  jobs.work(settleRecovery, async ({ recoveryId }) => {
    const recovery = await recoveries.find(recoveryId);
    if (recovery === undefined) return;
    const { state } = await recovering.resolve(recovery);
    if (isOpen(state)) throw new TryLater(`The payment is still ${state}.`);
    if (isOpen(recovery.state)) log.info({ payment: recoveryId, state }, 'took up the payment of a renewal');
  });
  jobs.work(settleMonth, async ({ creditId }) => {
    const credit = await credits.find(creditId);
    if (credit === undefined) return;
    const { state } = await crediting.resolve(credit);
    if (isOpen(state)) throw new TryLater(`The month is still ${state}.`);
    if (isOpen(credit.state)) log.info({ credit: creditId, state }, 'took up the credit of a month');
  });
  jobs.every(reconcile, '* * * * *', createReconciling(parts));
  const remind = createReminding(parts);
  jobs.every(remindOfTrials, '5 * * * *', remind.ofTrials);
  jobs.every(remindOfDiscounts, '35 * * * *', remind.ofDiscounts);
  jobs.every(remindOfCards, '40 * * * *', remind.ofCards);
  jobs.every(remindOfStudentPrices, '50 * * * *', studentReminding.ofAll);
  jobs.every(remindOfCheckouts, '20 * * * *', checkoutMailing.ofAll);
}
