import { Type, type Static } from 'typebox';
import type { ConnectionsConfig } from '../../../config/connections.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { maskedEmail } from '../masked-email.ts';
import type { AppCodes } from '../owner-proof/app-codes.ts';
import { arePasswordTriesUsedUp, type OwnerProofParts } from '../owner-proof/prove-owner.ts';
import type { KnownAccount, Workplaces } from '../ports.ts';
import type { Session, Sessions } from '../session/sessions.ts';
import type { LoginMethod } from '../sign-in/last-login.ts';
import type { Identities } from './identities.ts';
import type { CodePurpose, MailedCodes } from './mailed-codes.ts';
import { offersOf, type OfferPage } from './offers.ts';
import { hasOtherLoginMethod } from './other-login-methods.ts';
import { addressPurpose } from './prove-address.ts';

/** The login methods of a person, and what can be changed about them. */
export const IdentitiesOfPerson = Type.Object({
  email: Type.String({ description: 'The address of the account, masked' }),
  password: Type.Boolean({ description: 'Whether the person can sign in by a password' }),
  codeInPlaceOfPassword: Type.Boolean({
    description:
      'Whether a mailed code confirms in place of the password: its tries are used up in this browser, perhaps by strangers, or the code was mailed and can be typed',
  }),
  codeUsable: Type.Boolean({
    description: 'Whether a mailed code can be typed, which confirms, or proves the address',
  }),
  emailVerified: Type.Boolean(),
  unprovedAddress: Type.Optional(
    Type.String({ description: 'The address of the account, whole, where it was never proved' }),
  ),
  secondFactor: Type.Boolean({
    description: 'Whether a mailed code alone makes the sign-in recent enough, as a second factor is on',
  }),
  fresh: Type.Boolean({ description: 'Whether the sign-in is recent enough to change identities' }),
  confirmsBy: Type.Array(Type.Enum(['app', 'passkey']), {
    description: 'By what else the person can confirm: the password with a code of the app, or a passkey',
  }),
  identities: Type.Array(
    Type.Object({
      connection: Type.String(),
      workplace: Type.Optional(Type.String({ description: 'The name of the organisation, of a workplace' })),
      email: Type.Optional(Type.String({ description: 'As the company told it' })),
      linkedAt: Type.Optional(Type.String({ format: 'date-time' })),
      removable: Type.Boolean(),
      confirms: Type.Boolean({ description: 'Whether it can confirm that its person is there' }),
    }),
  ),
  offered: Type.Array(Type.String()),
});
export type IdentitiesOfPerson = Static<typeof IdentitiesOfPerson>;

/** A signed-in person. */
export interface Member {
  session: Session;
  account: KnownAccount;
}

/** Names the code that confirms at the list of login methods that an owner is there. */
export function confirmationPurpose({ id, sessionEpoch }: KnownAccount): CodePurpose {
  return { purpose: `confirmation ${id}`, sessionEpoch };
}

/** Reads the login methods of people, and those that can be added. */
export function createAccountLoginMethods({
  config,
  codes,
  credentials,
  identities,
  sessions,
  confirms,
  workplaces,
  appCodes,
  passkeysOf,
}: {
  config: ConnectionsConfig;
  codes: Pick<MailedCodes, 'stateOf'>;
  credentials: OwnerProofParts['credentials'];
  identities: Pick<Identities, 'of' | 'allLoginMethods'>;
  sessions: Pick<Sessions, 'isFresh' | 'needsSecondFactor'>;
  /** Whether a connection tells when its person signed in there, and none but the person can do so. */
  confirms: (connection: string) => boolean;
  workplaces: Pick<Workplaces, 'nameOf'>;
  appCodes: Pick<AppCodes, 'canProve'>;
  passkeysOf: (accountId: string) => Promise<number>;
}) {
  const offeredOn = (page: OfferPage, session: Session | undefined, lastLogin?: LoginMethod) =>
    offersOf(page, { isPartnerMember: session?.kind === 'B2B', lastLogin }, config);

  return {
    /** The companies that a page offers. */
    offeredOn,

    async of({ session, account }: Member, visit: PageVisit): Promise<IdentitiesOfPerson> {
      const linked = await identities.of(account.id);
      const password = account.passwordHash !== null;
      const loginMethods = await identities.allLoginMethods(account.id);
      const fresh = await sessions.isFresh(session.sid);
      const confirmationUsable = (await codes.stateOf(confirmationPurpose(account))) === 'usable';
      const emailVerified = account.emailVerifiedAt !== null;
      const address = emailVerified ? undefined : addressPurpose(account);
      const addressUsable = address !== undefined && (await codes.stateOf(address)) === 'usable';
      const taken = linked.map(({ connection }) => connection);
      return {
        email: maskedEmail(account.email),
        password,
        codeInPlaceOfPassword:
          password && (confirmationUsable || (await arePasswordTriesUsedUp(visit, account, { credentials }))),
        codeUsable: fresh ? addressUsable : confirmationUsable,
        emailVerified,
        ...(!emailVerified && { unprovedAddress: account.email }),
        secondFactor: await sessions.needsSecondFactor(account.id),
        fresh,
        confirmsBy: [
          ...((await appCodes.canProve(account)) ? (['app'] as const) : []),
          ...((await passkeysOf(account.id)) > 0 ? (['passkey'] as const) : []),
        ],
        identities: await Promise.all(
          linked.map(async ({ connection, email, linkedAt }) => {
            const workplace = await workplaces.nameOf(connection);
            return {
              connection,
              ...(workplace !== undefined && { workplace }),
              ...(email !== undefined && { email }),
              ...(linkedAt !== undefined && { linkedAt: linkedAt.toISOString() }),
              removable: hasOtherLoginMethod(loginMethods, { connection }),
              confirms: confirms(connection),
            };
          }),
        ),
        offered: offeredOn('manageIdentities', session).filter((name) => !taken.includes(name)),
      };
    },
  };
}

export type AccountLoginMethods = ReturnType<typeof createAccountLoginMethods>;
