import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { PageHandlers, PageVisit } from '../../../http/page-handler.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { Told } from '../told.ts';
import { createMailedCodes } from '../identities/mailed-codes.ts';
import { createMemberFor } from '../identities/member-for.ts';
import type { AppCodes } from '../owner-proof/app-codes.ts';
import type { Accounts, IdentityMail } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import type { DestinationRules } from '../sign-in/destination.ts';
import type { FormCookie } from '../sign-in/form-cookie.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import type { IdentitySecrets, IdentityTables } from '../tables.ts';
import { addingRoutes } from './adding.ts';
import { createChallenges } from './challenges.ts';
import { confirmingRoutes } from './confirming.ts';
import { createPasskeyOffer } from './offer.ts';
import { passkeyOfferPage } from './offer-page.ts';
import { passkeyLogin, passkeyLoginRoute } from './passkey-login.ts';
import { createPasskeys } from './passkeys.ts';
import { passkeysPage } from './passkeys-page.ts';
import { passkeyReader } from './read-passkeys.ts';
import { createRelyingParty } from './relying-party.ts';

/** What passkeys work with. */
export interface PasskeyParts {
  db: Kysely<IdentityTables>;
  accounts: Accounts;
  credentials: (visit: PageVisit) => Credentials;
  appCodes: AppCodes;
  devices: KnownDevices;
  told: Told;
  formCookie: FormCookie;
  mail: IdentityMail;
  secrets: () => Promise<IdentitySecrets>;
  sessions: Sessions;
  throttle: Throttle;
  siteOrigin: string;
  /** The domain that passkeys belong to: the site's own, or one above it. */
  domain: string;
  rules: DestinationRules;
  /** The companies by which people can sign in. */
  reachable: readonly string[];
  /** False where another issuer signs people in, and keeps their passkeys. */
  offered: boolean;
}

/** Passkeys: logging in by them, and those of an account. */
export function createPasskeyArea(parts: PasskeyParts) {
  const { db, accounts, sessions, rules, offered } = parts;
  const passkeys = createPasskeys(parts);
  const countOf = async (accountId: string) => (await passkeys.of(accountId)).length;
  const area = {
    ...parts,
    challenges: createChallenges(db),
    codes: createMailedCodes(parts),
    memberFor: createMemberFor({ accounts, sessions }),
    passkeys,
    passkeysOf: countOf,
    relyingParty: createRelyingParty(parts),
  };
  const read = passkeyReader({ passkeys, isRemovable: passkeys.isRemovable });

  return {
    logIn: passkeyLogin(area),

    /** How many passkeys an account has. */
    countOf,

    /** Puts the offer of a passkey before the destination of a login. */
    offer: createPasskeyOffer({ countOf, rules, offered }),

    routes(app: FastifyInstance) {
      passkeyLoginRoute(app, area);
      addingRoutes(app, area);
      confirmingRoutes(app, area);
    },

    pages: {
      passkeys: passkeysPage({ ...area, read }),
      passkeyOffer: passkeyOfferPage({ accounts, countOf, rules, offered }),
    } satisfies PageHandlers,
  };
}
