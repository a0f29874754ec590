import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { IdentityTables } from './tables.ts';
import { callback } from './sign-in/callback.ts';
import { createCredentials } from './sign-in/credentials.ts';
import type { DestinationRules } from './sign-in/destination.ts';
import { createInteractions } from './provider/interactions.ts';
import { once } from './once.ts';
import { hashPassword } from './sign-in/passwords.ts';
import type { Accounts, DrawPage } from './ports.ts';
import { identitySecrets } from './provider/keys.ts';
import { mountProvider } from './provider/mount.ts';
import { createProvider, providerPath } from './provider/provider.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { createSessionTokens } from './session/session-token.ts';
import { createSessions, type Privilege, type SessionOf } from './session/sessions.ts';
import { signInPages } from './sign-in/sign-in-pages.ts';
import { signInPosts } from './sign-in/sign-in-posts.ts';
import { signInStarter } from './sign-in/sign-in-start.ts';
import { createSiteClient, type Issuer } from './sign-in/site-client.ts';
import { sweepExpired } from './sweep.ts';
import { createThrottle } from './throttle.ts';
import { createTransactions } from './sign-in/transactions.ts';

export type { DrawPage } from './ports.ts';
export type { Privilege, SessionOf } from './session/sessions.ts';
export { createThrottle } from './throttle.ts';

/** What signing in is set to. */
export interface IdentityConfig {
  /** Our own provider, or another company's in its place. */
  issuer: Issuer;
  /** The API that access tokens are for, and the name under which our own claims stand. */
  audience: string;
  /** A JSON Web Key Set in place of the one that is kept in the database. */
  jwks: string | undefined;
  cookie: { name: string; domain: string | undefined };
}

export interface IdentitySurroundings {
  config: IdentityConfig;
  rules: DestinationRules;
  db: Database;
  accounts: Accounts;
  privilegesOf: (userId: string) => Promise<readonly Privilege[]>;
}

export interface Identity {
  /** Who is signed in, read from the database at each request. */
  sessionOf: SessionOf;
  /** Keeps a new password and signs its owner out everywhere. */
  changePassword: (accountId: string, password: string) => Promise<void>;
  /** Deletes what ran out. */
  sweep: () => Promise<void>;
  /** Registers the provider, the sign-in pages, the callback and the session. */
  register: (app: FastifyInstance, drawPage: DrawPage) => Promise<void>;
}

/** Signing in: who people are, how they show it, and for how long that holds. */
export function createIdentity({
  config,
  rules,
  db: database,
  accounts,
  privilegesOf,
}: IdentitySurroundings): Identity {
  const { issuer, audience } = config;
  const db = database.$extendTables<IdentityTables>();
  const { siteOrigin } = rules;
  const secrets = once(() => identitySecrets(db, config.jwks));
  const sessions = createSessions({
    db,
    tokens: createSessionTokens({ siteOrigin, audience, secrets }),
    cookie: { ...config.cookie, secure: siteOrigin.startsWith('https:') },
    privilegesOf,
  });

  return {
    sessionOf: sessions.sessionOf,

    async changePassword(accountId, password) {
      await accounts.keepPasswordHash(accountId, await hashPassword(password));
      await sessions.endAll(accountId);
    },

    sweep: () => sweepExpired(db),

    async register(app, drawPage) {
      const provider = once(async () =>
        createProvider({ db, accounts, secrets: await secrets(), siteOrigin, audience }),
      );
      const own = issuer.kind === 'own';
      const interactions = own ? createInteractions({ app, db, provider, audience }) : undefined;
      const client = createSiteClient({ app, issuer, siteOrigin, audience, secrets });
      const transactions = createTransactions({ db, siteOrigin });
      const throttle = createThrottle(database);
      const start = signInStarter({ client, throttle, transactions, interactions, rules });
      const credentials = createCredentials({ accounts, throttle });
      const pages = { start, interactions, transactions, sessionOf: sessions.sessionOf, drawPage, rules };
      const ownIssuer = `${siteOrigin}${providerPath}`;

      if (own) await app.register(mountProvider, { provider, siteOrigin });
      signInPages(app, pages);
      signInPosts(app, { ...pages, credentials });
      callback(app, { db, client, ownIssuer, accounts, transactions, sessions, drawPage, rules });
      sessionRoutes(app, { sessions });
    },
  };
}
