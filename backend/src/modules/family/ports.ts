import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { FactsOf } from '../../http/page-handler.ts';

/** A family plan that a person pays for. */
export interface HeldFamilyPlan {
  /** The first day without it, where it ends. */
  endsOn?: Day;
  /** It ends with a pause, after which it goes on. */
  pauses?: true;
  /** It is paused, and gives no access. */
  paused?: true;
  /** Its next charge. */
  nextChargeOn?: Day;
  /** Where it is billed. */
  country?: string;
}

type OwnPlanShown = NonNullable<
  Extract<FactsOf<'acceptInvite'>, { status: 'open' }>['ownPlans']
>[number]['plan'];

/** What a person has themselves, and the id of what can be ended here. */
export interface OwnPlan {
  shown: OwnPlanShown;
  subscriptionId: string;
}

/** A person, as their account names them. */
export interface FamilyAccount {
  userId: string;
  firstName: string;
  lastName: string;
  /** The first name, or a masked address where the account has none that can be shown. */
  shownName: string;
  email: string;
  language: Language;
  /** Whether the address was proved. */
  emailProved: boolean;
}

/** What families need of billing. Reads in the transaction, where one is given. */
export interface FamilyBilling {
  familyPlanOf: (userId: string, trx?: SharedTransaction) => Promise<HeldFamilyPlan | undefined>;
  /** What a person has: what we charge comes first. */
  ownPlansOf: (userId: string) => Promise<readonly OwnPlan[]>;
  /**
   * Ends a subscription with what is paid for. Ending it twice is ending it once. `refused`: it is gone, has ended, or cannot be
   * ended here.
   */
  endPlan: (subscriptionId: string, userId: string) => Promise<'ended' | 'refused' | 'unclear'>;
  hasOpenPurchase: (userId: string) => Promise<boolean>;
}

interface MailTo {
  key: string;
  to: string;
  language: Language;
}

/** What became of a family, as its owner is told. */
export type OwnerNews =
  | { change: 'joined' | 'left'; person: string }
  /** A person whose invitation is over asks for another one. */
  | { change: 'asked'; person: string };

/** What became of the access that a person has by a family. `until` is the first day without it. */
export type AccessNews =
  | { change: 'removed' | 'planEnds' | 'planPauses'; until: Day }
  | { change: 'kept' | 'planGoesOn' | 'planEnded' };

/** The mails of families. */
export interface FamilyMails {
  invite: (
    mail: MailTo & { ownerName: string; link: string; validUntil: Day },
    trx: SharedTransaction,
  ) => Promise<void>;
  tellOwner: (
    mail: MailTo & { firstName: string; link: string; news: OwnerNews },
    trx: SharedTransaction,
  ) => Promise<void>;
  tellMember: (
    mail: MailTo & { firstName: string; ownerName: string; news: AccessNews },
    trx: SharedTransaction,
  ) => Promise<void>;
}
