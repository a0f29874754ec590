import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { PersonalTable } from '../../database/personal-table.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type {
  Accounts,
  ClosingFamilies,
  ClosingReferrals,
  ClosingSubscriptions,
  CountMarketingAnswer,
  CountSignUp,
  IdentityMail,
  IsCheckoutClosed,
  PaymentDue,
  WaitingSources,
  Workplaces,
} from './ports.ts';
import type { Privilege } from './session/sessions.ts';
import type { SignUpFlags } from './sign-in/sign-up-variant.ts';

/** What identity asks of the process and of other modules. */
export interface IdentitySurroundings {
  app: FastifyInstance;
  config: Pick<
    Config,
    | 'dataFileAtOnceBytes'
    | 'deepLinkHosts'
    | 'environment'
    | 'identity'
    | 'mainDomain'
    | 'sealingKeys'
    | 'siteOrigin'
    | 'webAppUrl'
  >;
  db: Database;
  accounts: Accounts;
  privilegesOf: (userId: string) => Promise<readonly Privilege[]>;
  flagsFor: (request: FastifyRequest) => Promise<SignUpFlags>;
  waiting: WaitingSources;
  isCheckoutClosed: IsCheckoutClosed;
  jobs: Pick<Jobs, 'enqueue' | 'every' | 'work'>;
  mail: IdentityMail;
  throttle: Throttle;
  countSignUp: CountSignUp;
  countMarketingAnswer: CountMarketingAnswer;
  workplaces: Workplaces;
  subscriptions: ClosingSubscriptions;
  families: ClosingFamilies;
  referrals: ClosingReferrals;
  paymentDueOf: (accountId: string) => Promise<PaymentDue | undefined>;
  /** What an account is in a family: `primary` pays for its plan. */
  familyRoleOf: (accountId: string) => Promise<'primary' | 'member' | undefined>;
  /** All that is kept of a person, by every module. */
  personalTables: readonly PersonalTable[];
  /** Whether the site has a page at a path, given without its language. */
  hasPage: (path: string) => boolean;
  /** Whether the page at such a path is a step of logging in alone. */
  isLoginStep: (path: string) => boolean;
  /** Clears what other modules left in the browser of an account that leaves it. */
  clearBrowser: (request: FastifyRequest, reply: FastifyReply) => void;
}
