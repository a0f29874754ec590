import type { FastifyRequest } from 'fastify';
import type { FactsOf, PageVisit } from '../../../http/page-handler.ts';
import type { Clock } from '../../../process/clock.ts';
import type { FriendVouchers } from '../friend-vouchers.ts';
import type { JudgeFor } from '../judging.ts';
import type { Looking } from '../looking.ts';
import type { FriendsPlan, ReferralAccount, ReferralBilling } from '../ports.ts';
import type { ReferralCookies } from '../referral-cookies.ts';
import type { ReferralRepository } from '../repository.ts';

/** What the pages of referrals work with. */
export interface ReferralPageParts {
  clock: Pick<Clock, 'now'>;
  billing: ReferralBilling;
  repository: ReferralRepository;
  vouchers: FriendVouchers;
  looking: Looking;
  judgeFor: JudgeFor;
  cookies: ReferralCookies;
  /** The link of a member, made where there is none. Undefined for an account whose deletion was asked for. */
  ownLinkOf: (userId: string) => Promise<string | undefined>;
  siteOrigin: string;
  personOf: (userId: string) => Promise<ReferralAccount | undefined>;
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Whether a person can use what is paid for, by whatever gives access. */
  hasAccess: (userId: string) => Promise<boolean>;
  flagsFor: (request: FastifyRequest) => Promise<{ referralV2: boolean }>;
  /** The plans that may follow the free days, at the visitor's prices. */
  offersFor: (visit: PageVisit) => Promise<Pick<FactsOf<'upgradeAnytime'>, 'plans' | 'tax'>>;
  /** The subscription that came of a friend's purchase; undefined while there is none, and `over` after the free days. */
  friendsPlanOf: (userId: string, purchaseId: string) => Promise<FriendsPlan | 'over' | undefined>;
  /** How many days before a charge its reminder goes out. */
  reminderDays: number;
}
