import type { FastifyRequest } from 'fastify';
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
  /** What editors put on the home page. */
  homeModules: (request: FastifyRequest, language: Language) => Promise<FactsOf<'home'>['modules']>;
}
