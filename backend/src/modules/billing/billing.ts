import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../process/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { dayOf, type Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { Jobs } from '../../process/jobs.ts';
import { noTelemetry, type Telemetry } from '../../process/telemetry/telemetry.ts';
import { createCallouts } from './callouts.ts';
import { calendarOf } from './calendar/calendar-of.ts';
import { createChanging } from './changes/changing.ts';
import { createMemberChanges } from './changes/member-changes.ts';
import { createChangeRepository } from './changes/repository.ts';
import { tooLateBy } from './changes/rules.ts';
import { createChangeSettling } from './changes/settling.ts';
import { createEndedForNext } from './changes/ended-for-next.ts';
import { createChangeShowing } from './changes/showing.ts';
import { createStudentReminding } from './changes/student-reminding.ts';
import { createBoughtAsStudent, createStudentTerms } from './changes/student-terms.ts';
import { createWithdrawalRequests } from './changes/withdrawal-requests.ts';
import { createSoldPlans } from './catalogue/sold-plans.ts';
import { createCancelling } from './cancelling.ts';
import { createContractEnding } from './ending-contracts.ts';
import { createReminderChecking } from './charge-reminders.ts';
import { createCredits } from './credits/credits.ts';
import { createMonthOfMember } from './credits/month-of-member.ts';
import { createCreditRepository } from './credits/repository.ts';
import { createClosing } from './closing.ts';
import { createBilledIn } from './members/billed-in.ts';
import { createContacts } from './contacts.ts';
import { createReasonRepository } from './leaving/repository.ts';
import { mayHaveFreeDays } from './eligibility.ts';
import { createInvoices } from './invoices/invoices.ts';
import { createOwnedAccounts } from './invoices/owned-accounts.ts';
import { createToldOfMember } from './members/told-of-member.ts';
import { createRefreshing } from './members/refreshing.ts';
import { createOfferedVouchers } from './offered-vouchers.ts';
import { createPromotions } from './promotions.ts';
import { createMemberRepository } from './members/repository.ts';
import { lookUpLimit, personalAttempts, tooMany } from './personal-limits.ts';
import { paymentDueFrom, type PaymentDue } from './pages/payment-due.ts';
import { createPaymentPages } from './payment-pages.ts';
import { createReplacing } from './payment-replacements/replacing.ts';
import { createReplacementRepository } from './payment-replacements/repository.ts';
import { createApprovals } from './paypal/approvals.ts';
import { createPayPal } from './paypal/paypal.ts';
import type { BillingPorts } from './ports.ts';
import type { BillingTables } from './tables.ts';
import { createAccountForPurchase } from './purchases/account-for-purchase.ts';
import { createBuying } from './purchases/buying.ts';
import { createExecution } from './orders/execution.ts';
import { createChecking } from './purchases/checking.ts';
import { createVoucherReturning } from './purchases/returning-vouchers.ts';
import { createShowingPayments } from './purchases/showing-payments.ts';
import { createPaymentReferences } from './purchases/payment-references.ts';
import type { Refusal } from './refusal.ts';
import { purchaseNotFound, quoteNotFound } from './purchases/refusals.ts';
import { createQuoteChecking } from './purchases/quote-checking.ts';
import { createPurchaseRepository } from './purchases/repository.ts';
import { createSettling } from './purchases/settling.ts';
import { observedSettling, tracedBuying } from './purchases/observed-purchases.ts';
import { readOpenPurchases } from './purchases/open-purchases.ts';
import { createWritingDown } from './purchases/writing-down.ts';
import { createFamilyPlans } from './family-plans.ts';
import { createLooking } from './redeeming/looking.ts';
import { createRedeeming } from './redeeming/redeeming.ts';
import { createGifts } from './gifts/gifts.ts';
import { createGiftRepository } from './gifts/repository.ts';
import type { QuoteWish } from './quotes/offer.ts';
import { createQuoting, type Quoted } from './quotes/quoting.ts';
import { createQuoteRepository } from './quotes/repository.ts';
import { registerJobs } from './registering-jobs.ts';
import { createCheckoutMailing } from './saved-checkouts/mailing.ts';
import { createSavedCheckouts } from './saved-checkouts/saved-checkouts.ts';
import { createValidating } from './validating.ts';
import { createRecovering } from './recovering/recovering.ts';
import { createRecoveryRepository } from './recovering/repository.ts';
import { createStays } from './stays/stays.ts';
import { createWalletSessions } from './wallets/sessions.ts';
import { createZuora } from './zuora/zuora.ts';

/** What billing stands on. */
export interface BillingSurroundings extends BillingPorts {
  config: Pick<
    Config,
    | 'invoiceYears'
    | 'sealingKeys'
    | 'zuora'
    | 'wallets'
    | 'paypal'
    | 'siteOrigin'
    | 'helpDeskUrl'
    | 'salesTaxMaximum'
    | 'plansSold'
  >;
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue' | 'work' | 'every'>;
  log: FastifyBaseLogger;
  telemetry?: Telemetry | undefined;
}

/** Selling: who may buy what, for how much, how it is paid once, and what a user has. */
export function createBilling(surroundings: BillingSurroundings) {
  const { config, clock, jobs, log, telemetry = noTelemetry, throttle, ...ports } = surroundings;
  const { salesTaxMaximum } = config;
  const soldPlans = createSoldPlans(config.plansSold);
  const attempt = personalAttempts(throttle);
  const db = surroundings.db.$extendTables<BillingTables>();
  const zuora = createZuora(config.zuora, log, telemetry);
  const members = createMemberRepository(db);
  const purchases = createPurchaseRepository(db);
  const changes = createChangeRepository(db);
  const withdrawals = createWithdrawalRequests({ db, clock });
  const replacements = createReplacementRepository(db);
  const recoveries = createRecoveryRepository(db);
  const quotes = createQuoteRepository(db);
  const references = createPaymentReferences(db, zuora);
  const callouts = createCallouts(db, jobs);

  const returnVoucher = createVoucherReturning(ports.vouchers);
  const refresh = createRefreshing({ db, zuora, members, clock, ports, log, returnVoucher });
  const gifts = createGifts({ db, zuora, references, attempt, jobs, clock, log, ports, config });
  const vouchers = gifts.redeemables;
  const validating = createValidating({ members, refresh, vouchers, clock, soldPlans });
  const quoting = createQuoting({
    ...{ zuora, vouchers, attempt, clock, soldPlans, salesTaxMaximum },
    repository: quotes,
  });
  const paymentShown = createShowingPayments(references, zuora);
  const settlingParts = { db, purchases, quotes, paymentShown, jobs, returnVoucher };
  const settling = observedSettling(
    createSettling({ ...settlingParts, ports: { ...ports, vouchers } }),
    telemetry,
  );
  const execution = createExecution({ zuora, orders: purchases, settling, log });
  const { rightToBuy } = validating;
  const refusalOfQuote = createQuoteChecking({ quoting, rightToBuy, clock });
  const accountForPurchase = createAccountForPurchase({ db, zuora, jobs, log });
  const check = createChecking({ accountForPurchase, quotes, refusalOfQuote, refresh, references, clock });
  const writeDown = createWritingDown({
    db,
    jobs,
    lockAgainstDeletion: ports.lockAgainstDeletion,
    isChanging: async (trx, userId) => (await createChangeRepository(trx).openOf(userId)) !== undefined,
  });
  const buying = createBuying({
    ...{ db, purchases, quotes, check, execution, settling, vouchers, attempt, writeDown, clock },
  });
  /** Whether a user may have free days. A visitor without an account may. */
  const mayBeFree = async (userId: string | undefined): Promise<boolean> =>
    userId === undefined || mayHaveFreeDays(await members.subscriptionsOf(userId));
  const redeem = createRedeeming({
    ...{ db, purchases, vouchers, rightToBuy, refresh, writeDown, execution, settling, attempt, clock },
    following: buying.following,
    mayHaveFreeDays: mayBeFree,
  });
  const studentTermsOf = createStudentTerms(ports.vouchers);
  const changing = createChanging({
    db,
    changes,
    withdrawals,
    showing: createChangeShowing({
      ...{ zuora, members, refresh, changes, clock, soldPlans, withdrawals, studentTermsOf },
      endedForNext: createEndedForNext(db),
    }),
    execution: createExecution({
      zuora,
      orders: changes,
      settling: createChangeSettling({ db, changes, jobs, ports, returnVoucher }),
      log,
      tooLateBy: ({ content }) => tooLateBy(content.change, clock.now()),
    }),
    refresh,
    attempt,
    jobs,
    clock,
    lockAgainstDeletion: ports.lockAgainstDeletion,
  });
  const recovering = createRecovering({ db, zuora, recoveries, members, jobs, clock, log });
  const credits = createCreditRepository(db);
  const { lockAgainstDeletion } = ports;
  const creditParts = { db, zuora, credits, members, refresh, jobs, clock, log, lockAgainstDeletion };
  const crediting = createCredits(creditParts);
  const replacing = createReplacing({
    ...{ db, zuora, replacements, references, members, refresh, recovering, attempt, jobs, log },
    lockAgainstDeletion,
  });
  const savedCheckouts = createSavedCheckouts({
    ...{ db, purchases, vouchers, quoting, rightToBuy, attempt, clock, soldPlans },
  });
  const checkoutMailing = createCheckoutMailing({
    ...{ db, savedCheckouts, refresh, ports, clock, log },
    siteOrigin: config.siteOrigin,
  });
  const paypal = createPayPal(config.paypal, log, telemetry);
  registerJobs({
    ...{ db, jobs, log, clock, ports, refresh, members, quotes, references, callouts, withdrawals },
    ...{ purchases, changes, replacements, recoveries, gifts, buying, changing, replacing, recovering },
    ...{ accountForPurchase, checkoutMailing, credits, crediting },
    studentReminding: createStudentReminding({ db, members, changes, studentTermsOf, clock, ports, log }),
  });

  telemetry.watch(() => readOpenPurchases(db), 30_000);

  const isReminderOutdated = createReminderChecking({ members, changes });

  const cancel = createCancelling({
    zuora,
    switchRenewalOff: changing.switchRenewalOff,
    members,
    reasons: createReasonRepository(db, ports.lockAgainstDeletion),
    refresh,
    clock,
    log,
  });

  const { membershipOf, historyOf } = createToldOfMember({ members, changes, clock });

  return {
    soldPlans,
    validate: validating.validate,
    rightToBuy: validating.rightToBuy,

    quote: async (userId: string, wish: QuoteWish): Promise<Quoted> => {
      const right = await validating.rightToBuy(userId, wish);
      const quoted = right.ok ? await quoting.quote(userId, wish, right) : right;
      if (quoted.ok) await savedCheckouts.save(quoted.quote);
      return quoted;
    },

    findQuote: async (id: string, userId: string): Promise<Quoted> => {
      const quote = await quotes.find(id, userId);
      return quote === undefined ? { ok: false, refusal: quoteNotFound } : { ok: true, quote };
    },

    /** The checkout that a member left last. */
    savedCheckouts,
    /** Whether a mail that waits for the mail server says what is no longer true by now. */
    isMailStopped: async (mail: { mail: string; key: string }): Promise<boolean> =>
      (await checkoutMailing.isMailStopped(mail)) || (await isReminderOutdated(mail)),

    offeredVouchers: createOfferedVouchers({ vouchers, attempt, clock }),
    promotionAt: createPromotions({ vouchers: ports.vouchers, clock }),

    /** Whether an order that the user may go on with holds a voucher. */
    isVoucherQuoted: quotes.holdVoucher,

    walletsOffered: config.wallets?.offered ?? [],
    openWalletSession: createWalletSessions({
      ...{ zuora, quotes, purchases, refusalOfQuote, refresh, attempt },
      wallets: config.wallets,
    }),
    signPaymentPage: createPaymentPages({ zuora, attempt }, config),
    approvals: createApprovals({ paypal, zuora, references, attempt, siteOrigin: config.siteOrigin }),
    buy: tracedBuying(buying.buy, telemetry),
    lookAtCode: createLooking({
      ...{ vouchers, rightToBuy, purchases, throttle, soldPlans, clock },
      mayHaveFreeDays: mayBeFree,
    }),
    redeem,
    paymentShown,
    /** What a subscription is charged to, replaced by another payment method of the same person. */
    replacements: replacing,
    /** The payment that goes with the replacement of a payment method, where a renewal had failed. */
    recoveryOf: recovering.ofReplacement,
    /** What a user's renewal failed to charge, as it was read last. */
    paymentDueOf: async (userId: string): Promise<PaymentDue | undefined> =>
      paymentDueFrom(await members.failedChargeOf(userId), dayOf(clock.now())),
    /** Counts a call that only looks something up at the billing company; the refusal of one too many. */
    countLookUp: async (userId: string): Promise<Refusal | undefined> => {
      const allowed = await attempt(userId, lookUpLimit);
      return allowed.ok ? undefined : tooMany('TOO_MANY_LOOK_UPS', allowed.minutes);
    },
    openPurchaseOf: purchases.openOf,
    hasJustBought: async (userId: string) =>
      (await purchases.justBought(userId, dayOf(clock.now()))) !== undefined,

    findPurchase: async (id: string, userId: string) => {
      const purchase = await purchases.ofUser(id, userId);
      const quote = purchase?.quoteId && (await quotes.find(purchase.quoteId, userId));
      if (!purchase?.payment || !quote) return { ok: false as const, refusal: purchaseNotFound };
      return { ok: true as const, purchase: { ...purchase, payment: purchase.payment }, quote };
    },

    /** The state of a purchase, for anyone who has its id. It says nothing of the buyer or the order. */
    purchaseStateOf: async (id: string) => (await purchases.find(id))?.state,

    membershipOf,
    /** The country where a user's plan is billed, or was. */
    billedIn: createBilledIn({ db, clock }),
    historyOf,
    /** What happens on a day to come, as a calendar; undefined where nothing does. */
    calendarOf: async (userId: string, day: Day, language: Language): Promise<string | undefined> => {
      const { siteOrigin } = config;
      return calendarOf(await membershipOf(userId), day, { userId, language, siteOrigin, now: clock.now() });
    },
    mayHaveFreeDays: mayBeFree,
    /** What families ask of what people pay for. */
    families: createFamilyPlans({ db, clock }),
    isSubscriber: async (userId: string): Promise<boolean> =>
      (await membershipOf(userId)).status === 'ACTIVE',
    cancel,
    /** The numbers of all contracts that a user has or had. */
    contractNumbersOf: members.contractNumbersOf,
    endContracts: createContractEnding({ members, purchases, refresh, cancel, clock }),
    /** Changes of a subscription that a member holds: shown first, then confirmed. */
    changes: createMemberChanges({
      ...{ changing, members, withdrawals, studentTermsOf, soldPlans, clock },
      boughtAsStudent: createBoughtAsStudent(purchases, ports.vouchers),
    }),
    giveMonth: crediting.giveMonth,
    monthOf: createMonthOfMember({ members, clock }),
    stayOf: createStays({ purchases, members, clock }),
    gifts,
    invoices: createInvoices({
      zuora,
      accountsOf: createOwnedAccounts({ members, gifts: createGiftRepository(db) }),
      attempt,
    }),
    closing: createClosing({
      members,
      ...{ purchases, changes, replacements, recoveries, credits, refresh, cancel, clock },
      gifts: gifts.orders,
      invoiceYears: config.invoiceYears,
    }),
    updateContacts: createContacts({ zuora, members, jobs, personOf: ports.personOf }),
    handleCallout: callouts.handle,
    refresh,
  };
}

export type Billing = ReturnType<typeof createBilling>;
