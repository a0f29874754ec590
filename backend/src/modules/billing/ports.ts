import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { Money } from '../../domain/money.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { PlanCode } from './catalogue/plans.ts';
import type { GiftKind } from './gifts/gift-kinds.ts';
import type { PaymentShown } from './payment-methods.ts';

/** What a voucher gives a user, or why it is refused and what to do next. */
export type VerdictOfVoucher =
  | VerdictOfDiscount
  | {
      ok: false;
      code: string;
      reason:
        | 'notFound'
        | 'expired'
        | 'notYet'
        | 'soldOut'
        | 'notForPlan'
        | 'notForZone'
        | 'alreadyUsed'
        | 'newMembersOnly'
        | 'studentsOnly'
        | 'opensAccess'
        /** Free days that a member gives, for who had such an offer before. */
        | 'referralNotEligible'
        /** The same for an account whose address has to be proved first. */
        | 'addressUnproved';
      next:
        | { step: 'checkSpelling' }
        | { step: 'continueWithout' }
        | { step: 'comeBack'; from: Day }
        | { step: 'choosePlan'; plans: readonly string[] }
        | { step: 'redeem' }
        | { step: 'verify' };
    };

/** The same of whatever a code is for. */
export type VoucherVerdict = VerdictOfVoucher | VerdictOfFreeDays;

/** A discount that holds for a user on a plan. */
export interface VerdictOfDiscount {
  ok: true;
  code: string;
  percentOff: number;
  months: number;
}

/** Free days that a member gives to a friend, on whichever plan follows them. */
export interface VerdictOfFreeDays {
  ok: true;
  code: string;
  freeDays: number;
  referrerName: string;
}

/** How long access lasts. */
export interface AccessLength {
  count: number;
  unit: 'day' | 'month';
}

/** What a voucher gives by itself or on a plan. */
type VoucherContent =
  | { kind: 'discount'; percentOff: number; months: number }
  | { kind: 'access'; plan: string; length: AccessLength; gift?: GiftFound };

/** What a code gives, or why nothing. */
export type VoucherFound =
  | { ok: true; code: string; gives: VoucherContent | { kind: 'freeDays' } }
  | {
      ok: false;
      code: string;
      reason:
        | 'notFound'
        | 'expired'
        | 'soldOut'
        | 'notForZone'
        | 'newMembersOnly'
        | 'studentsOnly'
        | 'referralNotEligible'
        | 'addressUnproved';
    }
  /** A gift that was redeemed by another account, whose money went back, or whose two years are over. */
  | { ok: false; code: string; reason: 'giftRedeemed' | 'giftRefunded' | 'giftExpired' }
  /** A gift before the day that its giver chose. */
  | { ok: false; code: string; reason: 'giftNotYet'; from: Day }
  | { ok: false; code: string; reason: 'notYet'; from: Day }
  /** The user gives it, and it cannot be redeemed: its own page says why. */
  | { ok: false; code: string; reason: 'ownGift'; giftId: string }
  /** The user has redeemed it themselves. */
  | { ok: false; code: string; reason: 'alreadyUsed'; gives: VoucherContent; redeemedAt: Date };

/** For whom a voucher is looked at. `newMember`: the user never had a subscription. */
interface VoucherUse {
  userId: string | undefined;
  zone: string;
  today: Day;
  newMember: boolean;
}

/** What students have off a plan, for one who had it before. */
export interface StudentTerms {
  percentOff: number;
  months: number;
  /** When they were verified, as long as that holds; undefined where it does not. */
  verifiedOn: Day | undefined;
}

/** Finds, judges, redeems and gives back vouchers. */
export interface Vouchers {
  judge: (typed: string, use: VoucherUse & { planCode: string }) => Promise<VerdictOfVoucher>;
  find: (typed: string, use: VoucherUse) => Promise<VoucherFound>;
  /** The codes that a landing page presents: those of `/offer/sleep` for `sleep`. */
  codesOfLandingPage: (landingPage: string) => Promise<readonly string[]>;
  /** Undefined for who never had the price for students, and for a plan that has none. */
  studentTerms: (use: {
    userId: string;
    planCode: string;
    zone: string;
    today: Day;
  }) => Promise<StudentTerms | undefined>;
  /** Whether a purchase was made by a voucher for students. */
  usedAsStudent: (use: { userId: string; purchaseId: string }) => Promise<boolean>;
  redeem: (
    trx: SharedTransaction,
    use: { code: string; userId: string; purchaseId: string },
  ) => Promise<'redeemed' | 'alreadyUsed' | 'soldOut'>;
  giveBack: (trx: SharedTransaction, purchaseId: string) => Promise<void>;
  /** A verification is used for one year at the price for students, bought or renewed. */
  useVerification: (trx: SharedTransaction, userId: string) => Promise<void>;
  /** A code that no gift has yet, in letters and figures that are told apart in any hand. */
  newCode: () => string;
  /** A typed code as it is kept. */
  normalise: (typed: string) => string;
}

/** Free days that members give to friends, each by the code of a link of their own. */
export interface ReferralVouchers {
  /** What a code gives to a user. Undefined for what is no code of a member's link. */
  judge: (
    code: string,
    use: { userId: string | undefined; newMember: boolean },
  ) => Promise<
    | VerdictOfFreeDays
    | { ok: false; code: string; reason: 'notFound' | 'notEligible' | 'addressUnproved' }
    | undefined
  >;
  /**
   * Takes the free days with a purchase. `alreadyUsed`: the user may not have them any more. Undefined for what is no code of a
   * member's link.
   */
  redeem: (
    trx: SharedTransaction,
    use: { code: string; userId: string; purchaseId: string },
  ) => Promise<'redeemed' | 'alreadyUsed' | undefined>;
  /** Takes back what a purchase took that was refused. Does nothing for any other purchase. */
  giveBack: (trx: SharedTransaction, purchaseId: string) => Promise<void>;
}

type Redemption = Parameters<Vouchers['redeem']>[1];

/** What can be redeemed: vouchers, and gifts and the free days of friends beside them. */
export interface Redeemables extends Pick<Vouchers, 'find' | 'giveBack'> {
  judge: (typed: string, use: VoucherUse & { planCode: string }) => Promise<VoucherVerdict>;
  /** What stands for a typed code in an order. A gift's is not its code, which is not readable in the database. */
  keptAs: (typed: string) => Promise<string>;
  /** `find`, for what stands in an order in place of a code. */
  findKept: Vouchers['find'];
  /** Redeems what stands in an order. A gift is redeemed by the code that it has now: `typed` is to be that one. */
  redeem: (trx: SharedTransaction, use: Redemption & { typed?: string }) => ReturnType<Vouchers['redeem']>;
}

/** A gift that a code is for. */
export interface GiftFound extends GiftTold {
  /** Whom it was mailed to; null once that is not kept any more. */
  receiverEmail: string | null;
  /** Its id, where its giver looks at it. */
  ownId?: string;
}

/** A gift, as its receiver is told of it. */
export interface GiftTold {
  giverName: string;
  receiverName: string;
  message?: string;
}

/** A user who is billed, as their account names them. */
export interface Person {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
}

/** The facts of the mail about a payment that went through. */
export interface ReceiptOfPayment {
  plan: PlanCode;
  paymentNumber: string;
  paidOn: Day;
  amount: Money;
  /** The payment in parts, each with its tax where tax is included. Empty where the billing company does not say. */
  lines: readonly { kind: 'plan' | 'discount' | 'credit' | 'creditUsed'; amount: Money }[];
  tax?: { mode: 'included' | 'added'; amount: Money };
  paidWith?: PaymentShown;
  /** What was paid for, first and last day. */
  covers?: { from: Day; until: Day };
  /** The last day of the refund period; absent for a payment that has none. */
  refundUntil?: Day;
  /** The payment ended free days, and no reminder went out before it. */
  reminderMissed?: true;
}

/** The facts of the mail about a subscription that will not renew any more. */
export interface Cancelled {
  cancelledOn: Day;
  cancelled:
    | { kind: 'trial' | 'paid'; accessUntil: Day }
    /** Nothing was left of what is paid for, as a pause ran. */
    | { kind: 'over' }
    /** `accessUntil` is the end of the current plan; absent where there is none, or where it renews. */
    | { kind: 'queued'; accessUntil?: Day }
    | ({ kind: 'unpaid'; accessUntil: Day } & FailedPayment);
}

/** The facts of the mail about a change of a subscription: what became of it, and what is charged next. */
export interface ChangedSubscription {
  change:
    | { kind: 'planChanged' | 'planChangedInTrial' | 'planKept' | 'renewalOn' | 'pauseUndone' | 'resumed' }
    /** The first day of the other plan. */
    | { kind: 'planPlanned'; day: Day }
    /** The first day of a pause, and the first one after it. */
    | { kind: 'paused'; day: Day; until: Day }
    /** The first day of another year at the price for students, and the first ordinary charge after it. */
    | { kind: 'studentPrice'; day: Day; after: { date: Day; amount: Money } }
    /** What goes back, and the first day of a plan that follows. */
    | { kind: 'refunded'; amount: Money; day?: Day }
    /** The same, with the instant of the declaration and the number of the contract. */
    | { kind: 'withdrawn'; amount: Money; day?: Day; at: string; contract: string };
  next?: ChargeToCome;
  /** The first day of access by a code or a gift that waits, after a refund, a withdrawal and once it renews again. */
  accessFrom?: Day;
}

/** The facts of the mail about a charge that failed. */
export interface FailedPayment {
  amount: Money;
  /** The charge ended free days, and no reminder went out before it. */
  reminderMissed?: true;
}

/** A charge to come: what is charged, and what was taken off it since credit pays that. Nothing may be left to pay. */
export interface ChargeToCome {
  date: Day;
  amount: Money;
  credit?: Money;
}

/** What a mail of ours says. */
export type MailFacts =
  | {
      mail: 'welcome';
      facts: {
        firstName: string;
        plan: PlanCode;
        startsOn: Day;
        firstCharge: { date: Day; amount: Money };
        /** The charge after the first, then the first at another amount, where a discount ends. */
        renewals: readonly { date: Day; amount: Money }[];
        voucher?: { code: string; percentOff: number };
        /** Absent where the billing company does not tell. */
        paidWith?: PaymentShown;
        /** Days of the money-back guarantee, where the plan has one. */
        refundDays?: number;
      };
    }
  | { mail: 'receipt'; facts: { firstName: string } & ReceiptOfPayment }
  | {
      mail: 'trialReminder';
      facts: {
        firstName: string;
        plan: PlanCode;
        charge: ChargeToCome;
        paidWith?: PaymentShown;
      };
    }
  | {
      mail: 'discountReminder';
      facts: {
        firstName: string;
        plan: PlanCode;
        charge: ChargeToCome;
        /** It is the price for students, which who still studies may have for another year. */
        student?: true;
      };
    }
  | {
      mail: 'studentVerified';
      facts: {
        firstName: string;
        plan: PlanCode;
        /** The first charge at the ordinary price. */
        charge: ChargeToCome;
        /** It is a week away at most. */
        last?: true;
      };
    }
  | {
      mail: 'cardReminder';
      facts: {
        firstName: string;
        plan: PlanCode;
        /** The card that is charged, with its last month, as `2029-08`. */
        card: { brand: string; last4: string; validUntil: string };
        nextChargeOn: Day;
      };
    }
  | {
      mail: 'checkoutReminder';
      facts: {
        firstName: string;
        /** Whose checkout it is: the links that end such mails are made for the account. */
        userId: string;
        plan: PlanCode;
        /** Its voucher, where it is still valid. */
        voucher?: string;
        /** Opens the checkout as it was left. */
        link: string;
        /** The last day on which it is found again. */
        keptUntil: Day;
      };
    }
  | {
      mail: 'paymentFailed';
      facts: {
        firstName: string;
        plan: PlanCode;
        paidWith?: PaymentShown;
        /** When it is tried again, where the billing company says so, and whether that is the last time. */
        nextTryOn?: Day;
        lastTry?: true;
      } & FailedPayment;
    }
  | { mail: 'cancellation'; facts: { firstName: string; plan: PlanCode } & Cancelled }
  | { mail: 'subscriptionChanged'; facts: { firstName: string; plan: PlanCode } & ChangedSubscription }
  | { mail: 'gift'; facts: GiftTold & { kind: GiftKind; code: string; link: string; validUntil: Day } }
  | {
      mail: 'giftReceipt';
      facts: Omit<ReceiptOfPayment, 'plan' | 'covers' | 'refundUntil' | 'reminderMissed'> & {
        firstName: string;
        /** The page of the gift. */
        link: string;
        kind: GiftKind;
        receiverName: string;
        /** The day of the mail to the receiver; absent where it went out at once. */
        sendOn?: Day;
        validUntil: Day;
      };
    }
  | {
      mail: 'giftRefund';
      facts: {
        firstName: string;
        kind: GiftKind;
        receiverName: string;
        amount: Money;
        refundedOn: Day;
        /** Absent where the billing company does not tell. */
        paidWith?: PaymentShown;
        /** The code had been mailed to the receiver, who is told that it is void. */
        receiverTold: boolean;
        /** The page of the gift. */
        link: string;
      };
    }
  | { mail: 'giftTakenBack'; facts: Omit<GiftTold, 'message'> & { kind: GiftKind } };

/** Sends mails in the caller's transaction: a mail is sent if and only if its cause is written. */
export interface Mail {
  /**
   * The key says which message it is: asked for twice, it goes out once. The country is where the reader is billed;
   * absent where the billing company does not tell.
   */
  send: (
    mail: { key: string; to: string; language: Language; country?: string } & MailFacts,
    trx: SharedTransaction,
  ) => Promise<void>;
}

/** What billing needs of other modules. */
export interface BillingPorts {
  personOf: (userId: string) => Promise<Person | undefined>;
  /** Whether mails about offers may go to a user now: they are wanted, and the address is proved. */
  mayBeSentOffers: (userId: string) => Promise<boolean>;
  /** Locks a user's account, so that its deletion waits. False where that has been asked for. */
  lockAgainstDeletion: (trx: SharedTransaction, userId: string) => Promise<boolean>;
  vouchers: Vouchers;
  /** Asked where a code is judged, found and redeemed. */
  referrals: ReferralVouchers;
  /** Members who were verified as students on a day or since, in slices; with `beyond`, only those after that one. */
  studentsVerifiedSince: (day: Day, beyond?: string) => Promise<readonly string[]>;
  mail: Mail;
  /** Called in the transaction that keeps what an account is read to be, where no later reading was kept. */
  afterReading: (trx: SharedTransaction, userId: string) => Promise<void>;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
}
