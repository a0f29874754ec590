import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database, SharedTransaction } from '../../database/database.ts';
import { usableName } from '../../domain/person-name.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { createFormerPeople } from './former-people.ts';
import { createFriendVouchers } from './friend-vouchers.ts';
import { forgetFormer, giveMonth, settleAll, settleStay, tellAll, tellMember } from './job-kinds.ts';
import { createJudging } from './judging.ts';
import { readVoucher } from './link-ids.ts';
import { createLooking } from './looking.ts';
import { invitePage } from './pages/invite.ts';
import type { ReferralPageParts } from './pages/page-parts.ts';
import { referralConfirmationPage } from './pages/referral-confirmation.ts';
import { referralNotEligiblePage } from './pages/referral-not-eligible.ts';
import { referralSignupPage } from './pages/referral-signup.ts';
import { upgradeAnytimePage } from './pages/upgrade-anytime.ts';
import { personDigests } from './person-digests.ts';
import type { MailboxOf, ReferralAccount, ReferralBilling, ReferralMails } from './ports.ts';
import { createReferralCookies } from './referral-cookies.ts';
import { createReferralRepository } from './repository.ts';
import { referralRoutes, type ReferralRoutesParts } from './routes.ts';
import { createSettling } from './settling.ts';
import type { ReferralTables } from './tables.ts';
import { createTelling } from './telling.ts';

export { referralFreeDays } from './free-days.ts';
export { referralTables } from './personal-data.ts';
export type { FriendsPlan, ReferralMails } from './ports.ts';

/** What referrals stand on. */
export interface ReferralsOptions {
  config: Pick<Config, 'sealingKeys' | 'siteOrigin'>;
  db: Database;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'enqueue' | 'work' | 'every'>;
  throttle: Pick<Throttle, 'attempt' | 'left'>;
  mails: ReferralMails;
  billing: ReferralBilling;
  mailboxOf: MailboxOf;
  personOf: (userId: string, trx?: SharedTransaction) => Promise<ReferralAccount | undefined>;
  /** Whether a family shares its plan with a person: they have full access, and are no new member. */
  isInFamily: (userId: string, trx?: SharedTransaction) => Promise<boolean>;
  /** Locks an account, so that its deletion waits. False where that has been asked for. */
  lockAgainstDeletion: (trx: SharedTransaction, accountId: string) => Promise<boolean>;
}

/** What the pages of referrals need beside that. */
export type ReferralPagesOptions = Pick<
  ReferralPageParts,
  'userIdOf' | 'hasAccess' | 'flagsFor' | 'offersFor' | 'friendsPlanOf' | 'reminderDays'
>;

/** Referrals: free days that members give to friends, and the months that they are given for those who stay. */
export function createReferrals({
  config,
  throttle,
  mails,
  lockAgainstDeletion,
  ...options
}: ReferralsOptions) {
  const { clock, jobs, billing, personOf } = options;
  const { siteOrigin } = config;
  const db = options.db.$extendTables<ReferralTables>();
  const repository = createReferralRepository(db);
  const digests = personDigests(config.sealingKeys);
  const vouchers = createFriendVouchers({ ...options, db, digests });
  const former = createFormerPeople({ ...options, db, digests });
  const looking = createLooking({ repository, personOf, throttle });
  const cookies = createReferralCookies({ secure: siteOrigin.startsWith('https:') });
  const judgeFor = createJudging({ repository, billing, vouchers, looking, cookies });

  const settling = createSettling({ db, clock, jobs, billing });
  const telling = createTelling({ ...options, db, mails, siteOrigin });

  jobs.work(settleStay, ({ referralId }) => settling.settle(referralId));
  jobs.work(giveMonth, ({ referralId }) => settling.give(referralId));
  jobs.work(tellMember, ({ linkId }) => telling.tell(linkId));
  jobs.every(settleAll, '7 4 * * *', settling.settleAll);
  jobs.every(forgetFormer, '27 4 * * *', former.forget);
  jobs.every(tellAll, '37 8 * * *', telling.tellAll);

  async function ownLinkOf(userId: string): Promise<string | undefined> {
    const known = await repository.linkOf(userId);
    if (known !== undefined) return known.id;
    return db.transaction().execute(async (trx) => {
      if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return undefined;
      return (await createReferralRepository(trx).makeLink(userId, clock.now())).id;
    });
  }

  /** First name of the member of a link; empty where it is not known any more. */
  async function nameOf(linkId: string | null): Promise<string> {
    const link = linkId === null ? undefined : await repository.link(linkId);
    const referrer = link && (await personOf(link.accountId));
    return usableName(referrer?.firstName ?? '');
  }

  return {
    /** The vouchers of members' links, as billing judges and redeems them. */
    vouchers,

    /** The id of a member's link, where there is one. */
    linkIdOf: async (userId: string) => (await repository.linkOf(userId))?.id,

    /** First name of the member whose link a voucher is of: empty where it cannot be shown, undefined for other vouchers. */
    giverIn: async (request: FastifyRequest, voucher: string): Promise<string | undefined> => {
      const looked = await looking.look(request, readVoucher(voucher)?.linkId);
      return looked.outcome === 'found' ? looked.firstName : undefined;
    },

    /** What is kept when an account is closed. */
    closing: { remember: former.remember },

    /** Called where an account was read anew: whether a friend came and stayed is looked at. Months that wait are given at night. */
    afterReading: settling.afterReading,

    /** Forgets the link that a visitor took, as a log-out does. */
    forgetTaken: cookies.forget,
    confirmationOf: cookies.confirmationOf,

    routes: ((app, asked, done) => {
      void app.register(referralRoutes, { ...asked, cookies, judgeFor });
      done();
    }) satisfies FastifyPluginCallback<Pick<ReferralRoutesParts, 'sessionOf' | 'standardPlan'>>,

    pages: (pages: ReferralPagesOptions) => {
      const all = {
        clock,
        billing,
        repository,
        vouchers,
        looking,
        judgeFor,
        cookies,
        ownLinkOf,
        siteOrigin,
        nameOf,
        personOf,
        ...pages,
      };
      return {
        invite: invitePage(all),
        referralSignup: referralSignupPage(all),
        upgradeAnytime: upgradeAnytimePage(all),
        referralNotEligible: referralNotEligiblePage(all),
        referralConfirmation: referralConfirmationPage('referralConfirmation', all),
        inviteConfirmation: referralConfirmationPage('inviteConfirmation', all),
      } satisfies PageHandlers;
    },
  };
}
