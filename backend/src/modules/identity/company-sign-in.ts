import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ConnectionsConfig } from '../../config/connections.ts';
import { socialConnections } from '../../config/social-connections.ts';
import type { SharedTransaction } from '../../database/database.ts';
import type { PageVisit } from '../../http/page-handler.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { appleNotificationRoutes } from './apple-notifications/index.ts';
import { createAccountLink } from './company-sign-in/account-link.ts';
import { pendingSignInRoutes } from './company-sign-in/pending-sign-in-routes.ts';
import { createCompanySignInFlow } from './company-sign-in/company-sign-in-flow.ts';
import { companyRoutes } from './company-sign-in/company-routes.ts';
import { createOwnerCodes } from './company-sign-in/owner-codes.ts';
import { createQuestions, type Question } from './company-sign-in/questions.ts';
import type { PendingSignIns } from './company-sign-in/pending-sign-ins.ts';
import type { ToldProblems } from './company-sign-in/told-problems.ts';
import { openCompanies } from './connections/companies.ts';
import { createAuthorizationRequests } from './connections/authorization-requests.ts';
import { identityRoutes } from './identities/identity-routes.ts';
import { offersRoute } from './identities/offers-route.ts';
import { createIdentities } from './identities/identities.ts';
import { createAccountLoginMethods, type IdentitiesOfPerson } from './identities/account-login-methods.ts';
import { createMailedCodes } from './identities/mailed-codes.ts';
import type { AppCodes } from './owner-proof/app-codes.ts';
import type { Accounts, IdentityMail, Workplaces } from './ports.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { Sessions } from './session/sessions.ts';
import type { CompletionParts } from './sign-in/complete-sign-in.ts';
import type { Credentials } from './sign-in/credentials.ts';
import { notConnectedTeller } from './sign-in/not-connected.ts';
import type { KnownDevices } from './sign-in/known-devices.ts';
import type { IdentitySecrets, IdentityTables } from './tables.ts';
import type { Told } from './told.ts';

/** What signing in by another company stands on. */
export interface CompanySignInParts extends CompletionParts {
  appCodes: AppCodes;
  /** How many passkeys an account has. */
  passkeysOf: (accountId: string) => Promise<number>;
  db: Kysely<IdentityTables>;
  config: ConnectionsConfig;
  /** The companies and workplaces by which people can sign in. */
  reachable: readonly string[];
  accounts: Accounts;
  credentials: (visit: PageVisit) => Credentials;
  devices: KnownDevices;
  mail: IdentityMail;
  pendingSignIns: PendingSignIns;
  secondFactors: Pick<SecondFactors, 'areNeeded'>;
  secrets: () => Promise<IdentitySecrets>;
  sessions: Sessions;
  throttle: Throttle;
  told: Told;
  toldProblems: ToldProblems;
  workplaces: Workplaces;
}

/** Signing in by another company: the ways there and back, what is asked then, and the identities of an account. */
export function createCompanySignIn(parts: CompanySignInParts) {
  const { db, config, accounts, credentials, devices, sessions, workplaces } = parts;
  const { pendingSignIns, told, toldProblems } = parts;
  const { siteOrigin } = parts.rules;
  const identities = createIdentities(parts);
  const codes = createMailedCodes(parts);
  const ownerCodes = createOwnerCodes({ codes, pendingSignIns });
  const workplaceNames = new Set(config.workplaces.map(({ name }) => name));
  const isWorkplace = (name: string) => workplaceNames.has(name);
  const flow = createCompanySignInFlow({
    ...parts,
    codes,
    identities,
    ownerCodes,
    isWorkplace,
    workplaces,
  });
  const companies = openCompanies(withoutUnoffered(config), (name) => workplaces.domainsOf(name));
  const confirms = (name: string) =>
    companies.get(name)?.tellsAuthenticatedAt === true && !workplaceNames.has(name);
  const loginMethods = createAccountLoginMethods({ ...parts, codes, identities, confirms });
  const offered = loginMethods.offeredOn('ssoAccountLink', undefined);
  const questions = createQuestions({ accounts, identities, workplaces, offered });

  const connectionsOf = async (accountId: string): Promise<readonly string[]> =>
    (await identities.of(accountId)).map(({ connection }) => connection);

  return {
    /** The subject of an account at a company. */
    subjectOf: (accountId: string, connection: string, trx: SharedTransaction) =>
      identities.subjectOf(accountId, connection, trx),

    /** Whether a company said that it forwards no mails to an address. */
    isMailStopped: (address: string) => identities.isMailStopped(address),

    /** The companies by which an account signs in. */
    connectionsOf,

    /** Tells after a login that nothing new was connected, where that was to come. */
    tellNotConnected: notConnectedTeller({
      ...{ told, questionIn: pendingSignIns.find },
      hasWorkplace: async (accountId) => (await connectionsOf(accountId)).some(isWorkplace),
    }),

    /** What is asked of the person whom a company has signed in in a browser. */
    async questionIn(request: FastifyRequest): Promise<Question | undefined> {
      const pendingSignIn = await pendingSignIns.find(request);
      return pendingSignIn && questions.of(pendingSignIn);
    },

    /** The address of the account that this browser's question asks for, where its visitor has typed or proved it. */
    async addressAtQuestion(request: FastifyRequest): Promise<string | undefined> {
      const pendingSignIn = await pendingSignIns.find(request);
      return pendingSignIn && questions.knownAddressOf(pendingSignIn);
    },

    /** Connects the account of a person whom a workplace has signed in. */
    accountLink: createAccountLink({ flow, credentials, ownerCodes, pendingSignIns }),

    linkAfterSecondFactor: flow.linkAfterSecondFactor,

    /** The login methods of the person who is signed in. */
    async identitiesIn(visit: PageVisit): Promise<IdentitiesOfPerson | undefined> {
      const session = await sessions.sessionOf(visit.request);
      const account = session && (await accounts.byId(session.userId));
      return session && account && loginMethods.of({ session, account }, visit);
    },

    routes(app: FastifyInstance) {
      companyRoutes(app, {
        ...parts,
        companies,
        authorizationRequests: createAuthorizationRequests({ db, siteOrigin }),
        flow,
      });
      pendingSignInRoutes(app, {
        db,
        accounts,
        flow,
        codes,
        credentials,
        devices,
        ownerCodes,
        pendingSignIns,
        questions,
        rules: parts.rules,
        toldProblems,
      });
      offersRoute(app, { sessions, loginMethods });
      identityRoutes(app, { ...parts, codes, identities, loginMethods });
      // Also where Apple is not offered any more: its people have their identities still.
      if (config.apple) appleNotificationRoutes(app, { ...parts, config: config.apple, identities });
    },
  };
}

/** A company that is not offered cannot be reached by its address either. */
function withoutUnoffered(config: ConnectionsConfig): ConnectionsConfig {
  const unoffered = socialConnections.filter((name) => !config.offered.includes(name));
  return { ...config, ...Object.fromEntries(unoffered.map((name) => [name, undefined])) };
}
