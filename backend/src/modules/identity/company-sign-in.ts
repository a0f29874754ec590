import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ConnectionsConfig } from '../../config/connections.ts';
import { socialConnections } from '../../config/social-connections.ts';
import type { SharedTransaction } from '../../database/database.ts';
import type { PageVisit } from '../../http/page-handler.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { appleNotificationRoutes } from './apple-notifications/index.ts';
import { createAccountLink } from './arriving/account-link.ts';
import { arrivalRoutes } from './arriving/arrival-routes.ts';
import { createArriving } from './arriving/arriving.ts';
import { companyRoutes } from './arriving/company-routes.ts';
import { createOwnerCodes } from './arriving/owner-codes.ts';
import { createQuestions, type Question } from './arriving/questions.ts';
import { createParkedArrivals } from './arriving/parked-arrivals.ts';
import { openCompanies } from './connections/companies.ts';
import { createDepartures } from './connections/departures.ts';
import { identityRoutes } from './identities/identity-routes.ts';
import type { DoneCookie } from './done-cookie.ts';
import { createIdentities } from './identities/identities.ts';
import { createWaysIn, type IdentitiesOfPerson } from './identities/ways-in.ts';
import { createMailedCodes } from './identities/mailed-codes.ts';
import type { AppCodes } from './owner-proof/app-codes.ts';
import type { Accounts, IdentityMail, Workplaces } from './ports.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { Sessions } from './session/sessions.ts';
import type { CompletionParts } from './sign-in/complete-sign-in.ts';
import type { Credentials } from './sign-in/credentials.ts';
import type { KnownDevices } from './sign-in/known-devices.ts';
import type { IdentitySecrets, IdentityTables } from './tables.ts';

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
  done: DoneCookie;
  mail: IdentityMail;
  secondFactors: Pick<SecondFactors, 'areNeeded'>;
  secrets: () => Promise<IdentitySecrets>;
  sessions: Sessions;
  throttle: Throttle;
  workplaces: Workplaces;
}

/** Signing in by another company: the ways there and back, what is asked then, and the identities of an account. */
export function createCompanySignIn(parts: CompanySignInParts) {
  const { db, config, accounts, credentials, sessions, throttle, workplaces, rules } = parts;
  const { siteOrigin } = rules;
  const identities = createIdentities(parts);
  const codes = createMailedCodes(parts);
  const parked = createParkedArrivals({ db, siteOrigin });
  const ownerCodes = createOwnerCodes({ codes, parked });
  const workplaceNames = new Set(config.workplaces.map(({ name }) => name));
  const arriving = createArriving({
    ...parts,
    codes,
    identities,
    ownerCodes,
    parked,
    isWorkplace: (name) => workplaceNames.has(name),
    workplaces,
  });
  const companies = openCompanies(withoutUnoffered(config), (name) => workplaces.domainsOf(name));
  const confirms = (name: string) =>
    companies.get(name)?.tellsAuthenticatedAt === true && !workplaceNames.has(name);
  const waysIn = createWaysIn({ ...parts, identities, confirms });
  const offered = waysIn.offeredOn('ssoAccountLink', undefined);
  const questions = createQuestions({ accounts, identities, workplaces, offered });

  return {
    /** The subject of an account at a company. */
    subjectOf: (accountId: string, connection: string, trx: SharedTransaction) =>
      identities.subjectOf(accountId, connection, trx),

    /** Whether a company said that it forwards no mails to an address. */
    isMailStopped: (address: string) => identities.isMailStopped(address),

    /** The companies by which an account signs in. */
    async connectionsOf(accountId: string): Promise<readonly string[]> {
      return (await identities.of(accountId)).map(({ connection }) => connection);
    },

    /** What is asked of the person who arrived in a browser. */
    async questionIn(request: FastifyRequest): Promise<Question | undefined> {
      const arrival = await parked.find(request);
      return arrival && questions.of(arrival);
    },

    /** The address of the account that this browser's question asks for, where its visitor has typed or proved it. */
    async addressAtQuestion(request: FastifyRequest): Promise<string | undefined> {
      const arrival = await parked.find(request);
      return arrival && questions.knownAddressOf(arrival);
    },

    /** Connects the account of a person whom a workplace has signed in. */
    accountLink: createAccountLink({ arriving, credentials, ownerCodes, parked }),

    linkAfterSecondFactor: arriving.linkAfterSecondFactor,

    /** The ways in of the person who is signed in. */
    async identitiesIn(request: FastifyRequest): Promise<IdentitiesOfPerson | undefined> {
      const session = await sessions.sessionOf(request);
      const account = session && (await accounts.byId(session.userId));
      return session && account && waysIn.of({ session, account });
    },

    routes(app: FastifyInstance) {
      companyRoutes(app, {
        ...parts,
        companies,
        departures: createDepartures({ db, siteOrigin }),
        parked,
        arriving,
        sessions,
        throttle,
      });
      arrivalRoutes(app, { db, accounts, arriving, codes, credentials, ownerCodes, parked, questions });
      identityRoutes(app, { ...parts, codes, identities, waysIn });
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
