import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Day } from '../../../domain/days.ts';
import type { Language } from '../../../domain/languages.ts';
import type { FactsOf } from '../../../http/page-handler.ts';
import type { VoucherCookie } from '../../../http/voucher-cookie.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Billing } from '../billing.ts';
import type { Person } from '../ports.ts';
import type { VisitorLocation } from '../../../domain/visitor-location.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';

/** What the pages of billing are made from. */
export interface PageSources {
  billing: Pick<
    Billing,
    | 'cancel'
    | 'changes'
    | 'findPurchase'
    | 'gifts'
    | 'hasJustBought'
    | 'historyOf'
    | 'invoices'
    | 'lookAtCode'
    | 'mayHaveFreeDays'
    | 'membershipOf'
    | 'offeredVouchers'
    | 'openPurchaseOf'
    | 'promotionAt'
    | 'paymentDueOf'
    | 'paymentShown'
    | 'quote'
    | 'redeem'
    | 'recoveryOf'
    | 'replacements'
    | 'rightToBuy'
    | 'savedCheckouts'
    | 'refresh'
    | 'purchaseStateOf'
    | 'soldPlans'
    | 'validate'
    | 'walletsOffered'
  >;
  clock: Pick<Clock, 'now'>;
  locationOf: (request: FastifyRequest, language: Language) => Promise<VisitorLocation<PriceZone>>;
  flagsFor: (
    request: FastifyRequest,
  ) => Promise<{ checkoutMaintenancePage: boolean; showTablessPaymentForm: boolean }>;
  voucherCookie: VoucherCookie;
  /** The signed-in visitor of a page that anyone may open. */
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** What is asked before a mailed gift is opened in the account that is signed in, where it is for another address. */
  recipientOf: (
    request: FastifyRequest,
    link: { purpose: 'gift'; email: string },
  ) => Promise<Extract<FactsOf<'redeem'>, { status: 'otherRecipient' }>['recipient'] | undefined>;
  personOf: (userId: string) => Promise<Person | undefined>;
  /** An end that was declared for a day after what is paid for now, without logging in. */
  declaredEndOf: (userId: string) => Promise<{ by: Day; declaredOn: Day } | undefined>;
  /** The name of the organisation that pays for a person, who needs no plan then. */
  employerOf: (userId: string) => Promise<string | undefined>;
  /** What the owner of the family is called that a person joined. */
  familyOwnerOf: (userId: string) => Promise<string | undefined>;
  /** The access that a person has by a family: through whom, and the first day without it, where it ends. */
  familyAccessOf: (userId: string) => Promise<{ ownerName: string; until?: Day; pauses?: true } | undefined>;
  /** The family of the plan that a person pays for: who has access by it, and how many places are taken. */
  ownFamilyOf: (userId: string) => Promise<{ people: number; taken: number; places: number } | undefined>;
  /** For how many people a family plan is, the one who pays among them. */
  familyPlaces: number;
  /** What is done with the link of a member whose free days a friend took with a purchase. */
  linksOfFriends: {
    /** The page that says what came of it. */
    confirmationOf: (request: FastifyRequest) => string;
    forget: (request: FastifyRequest, reply: FastifyReply) => void;
  };
  /** What editors put on the home page. */
  homeModules: (request: FastifyRequest, language: Language) => Promise<FactsOf<'home'>['modules']>;
}
