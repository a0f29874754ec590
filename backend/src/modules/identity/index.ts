import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { IdentityTables } from './tables.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { callbackPage } from './sign-in/callback.ts';
import { createCredentials } from './sign-in/credentials.ts';
import type { DestinationRules } from './sign-in/destination.ts';
import { createFormCookie } from './sign-in/form-cookie.ts';
import { createInteractions } from './provider/interactions.ts';
import { createKnownDevices } from './sign-in/known-devices.ts';
import { once } from './once.ts';
import { hashPassword } from './sign-in/passwords.ts';
import type { Accounts, CountSignUp, IsCheckoutClosed, WaitingPlanOf } from './ports.ts';
import { identitySecrets } from './provider/keys.ts';
import { mountProvider } from './provider/mount.ts';
import { createProvider, providerPath } from './provider/provider.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { createSessionTokens } from './session/session-token.ts';
import { createSessions, type Privilege } from './session/sessions.ts';
import { signInPages } from './sign-in/sign-in-pages.ts';
import type { SignUpFlags } from './sign-in/sign-up-variant.ts';
import { signInStarter } from './sign-in/sign-in-start.ts';
import { createSiteClient } from './sign-in/site-client.ts';
import { sweepExpired } from './sweep.ts';
import { createTransactions } from './sign-in/transactions.ts';

export type { Privilege } from './session/sessions.ts';

export interface IdentitySurroundings {
  app: FastifyInstance;
  config: Pick<
    Config,
    'deepLinkHosts' | 'environment' | 'identity' | 'mainDomain' | 'siteOrigin' | 'webAppUrl'
  >;
  db: Database;
  accounts: Accounts;
  privilegesOf: (userId: string) => Promise<readonly Privilege[]>;
  flagsFor: (request: FastifyRequest) => Promise<SignUpFlags>;
  waitingPlanOf: WaitingPlanOf;
  isCheckoutClosed: IsCheckoutClosed;
  jobs: Pick<Jobs, 'every'>;
  throttle: Throttle;
  countSignUp: CountSignUp;
  /** Whether the site has a page at a path, given without its language. */
  hasPage: (path: string) => boolean;
  /** Clears what other modules left in the browser of an account that leaves it. */
  clearBrowser: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Signing in: who visitors are, how they prove it, and how long that holds. */
export function createIdentity(surroundings: IdentitySurroundings) {
  const {
    app,
    config,
    accounts,
    privilegesOf,
    flagsFor,
    waitingPlanOf,
    isCheckoutClosed,
    jobs,
    throttle,
    countSignUp,
    hasPage,
  } = surroundings;
  const db = surroundings.db.$extendTables<IdentityTables>();
  const { siteOrigin, identity } = config;
  const { issuer, audience } = identity;
  const rules: DestinationRules = { ...config, namesRequired: identity.namesRequired, hasPage };
  const cookieName = config.environment === 'production' ? 'hsngjwt' : 'hsjwt';
  const secrets = once(() => identitySecrets(db, identity.jwks));
  const sessions = createSessions({
    db,
    tokens: createSessionTokens({ siteOrigin, audience, secrets }),
    cookie: { name: cookieName, domain: identity.cookieDomain, secure: siteOrigin.startsWith('https:') },
    privilegesOf,
    clearBrowser: surroundings.clearBrowser,
  });
  const provider = once(async () =>
    createProvider({ db, accounts, secrets: await secrets(), siteOrigin, audience }),
  );
  const own = issuer.kind === 'own';
  const interactions = own ? createInteractions({ app, db, provider, audience }) : undefined;
  const client = createSiteClient({ app, issuer, siteOrigin, audience, secrets });
  const transactions = createTransactions({ db, siteOrigin });
  const formCookie = createFormCookie({ secrets, secure: siteOrigin.startsWith('https:') });
  const authorization = { client, transactions, rules };
  const start = signInStarter({ ...authorization, throttle, formCookie, ownForm: own });
  const devices = createKnownDevices({ secrets, accounts, secure: siteOrigin.startsWith('https:') });
  const ownIssuer = `${siteOrigin}${providerPath}`;
  const { sessionOf } = sessions;

  jobs.every(jobKind('identity.sweep'), '23 * * * *', () => sweepExpired(db));

  const routes: FastifyPluginAsync = async (scope) => {
    if (own) await scope.register(mountProvider, { provider, siteOrigin });
    sessionRoutes(scope, { sessions, ownLogin: own });
  };

  return {
    /** Who is signed in, read from the database once a request. */
    sessionOf,

    /** Saves a new password and ends all sessions of the account. */
    async changePassword(accountId: string, password: string) {
      await accounts.keepPasswordHash(accountId, await hashPassword(password));
      await sessions.endAll(accountId);
    },

    /** The provider and the session. */
    routes,

    pages: {
      ...signInPages({
        ...{ ...authorization, start, formCookie, interactions, sessionOf, flagsFor, waitingPlanOf },
        isCheckoutClosed,
        credentials: (visit) => createCredentials({ accounts, throttle, devices }, visit),
      }),
      authCallback: callbackPage({
        ...{ db, client, ownIssuer, accounts, transactions, sessions, rules, countSignUp },
      }),
    } satisfies PageHandlers,
  };
}
