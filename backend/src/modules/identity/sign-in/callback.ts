import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';
import type { SignUp } from '../../../domain/sign-ups.ts';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { PageHandler, PageVisit } from '../../../http/page-handler.ts';
import { opensPage } from '../../../http/page-opening.ts';
import { queryOf } from '../../../http/query.ts';
import { isState } from '../binding-cookies.ts';
import { keepAccountPath } from '../closing/paths.ts';
import { destinationFactsFrom } from './destination-facts.ts';
import { destinationOf, type Destination, type DestinationRules } from './destination.ts';
import { accountOf, type FoundAccount } from './federated-accounts.ts';
import { redirectClaimOf } from './followed-links.ts';
import { pageLeadingTo } from './page-leading-to.ts';
import type { EndedLogin, OfferPasskey } from '../passkeys/offer.ts';
import type { Accounts, CountSignUp, IdentityMail, KnownAccount, Workplaces } from '../ports.ts';
import { checkoutAhead } from './waiting.ts';
import type { TellNotConnected } from './not-connected.ts';
import type { Sessions } from '../session/sessions.ts';
import { callbackAddress } from './sign-in-start.ts';
import type { PersonAtIssuer, SiteClient } from './site-client.ts';
import type { SignInTransaction, Transactions } from './transactions.ts';

/** What the end of a sign-in needs. */
export interface CallbackParts {
  db: Kysely<IdentityTables>;
  client: SiteClient;
  /** The issuer whose subjects are our own accounts. */
  ownIssuer: string;
  accounts: Accounts;
  mail: IdentityMail;
  transactions: Transactions;
  sessions: Sessions;
  rules: DestinationRules;
  countSignUp: CountSignUp;
  /** Whether an account will be deleted, as its owner asked for. */
  isClosing: (accountId: string) => Promise<boolean>;
  offerPasskey: OfferPasskey;
  tellNotConnected: TellNotConnected;
  workplaces: Pick<Workplaces, 'nameOf'>;
}

/** The address to which the issuer redirects back: it ends the sign-in and begins a session. */
export function callbackPage(parts: CallbackParts): PageHandler {
  return {
    // The issuer compares the address with the one that the sign-in began with.
    keepsLanguage: true,
    show: async (visit) => {
      // HEAD and what is fetched ahead must not use up the sign-in that the GET after it would end.
      const end: End = opensPage(visit.request) ? await endOf(visit, parts) : { ok: false, begun: true };
      if (end.ok) return pageLeadingTo(end.destination, visit, parts.rules);
      // Opened once more, by going back or reloading: that sign-in has ended well.
      if (!end.begun && (await parts.sessions.sessionOf(visit.request)) !== undefined) {
        return { redirectTo: languagePrefix(visit.language) || '/' };
      }
      return failed;
    },
  };
}

const failed = { route: 'authCallback', facts: { status: 'failed' }, statusCode: 400 } as const;

/** The end of a sign-in, or whether one that fails was begun in this browser and not ended before. */
type End = { ok: true; destination: Destination } | { ok: false; begun: boolean };

async function endOf({ request, reply, language }: PageVisit, parts: CallbackParts): Promise<End> {
  const address = callbackAddress(parts.rules.siteOrigin, language);
  const query = queryOf(request);
  const state = query.get('state') ?? '';
  const transaction = isState(state) ? await parts.transactions.take(request, reply, state) : undefined;
  if (transaction === undefined) return { ok: false, begun: false };
  const person = await personIn(request, new URL(`${address}?${query.toString()}`), transaction, parts);
  if (person === undefined) return { ok: false, begun: true };

  const found = await accountFor(request, person, transaction.language, parts);
  if (!found.ok) return { ok: false, begun: true };
  const begun = await parts.sessions.begin(request, reply, {
    accountId: found.account.id,
    sessionEpoch: found.sessionEpoch,
    provedAt: found.provedAt,
    secondFactorAt: dateOf(person.secondFactorAt),
    providerSid: person.providerSid,
    redirectUrl: person.redirectUrl,
  });
  if (!begun) return { ok: false, begun: true };

  if (await parts.isClosing(found.account.id)) {
    const path = `${languagePrefix(transaction.language)}${keepAccountPath}`;
    return { ok: true, destination: { kind: 'internal', path } };
  }

  const signedUp = person.signedUp || found.created;
  if (signedUp) await countNewAccount(request, found.account, person, parts);
  const kind = signedUp ? 'register' : 'login';
  const { params, language: chosen } = transaction;
  if (!signedUp) await parts.tellNotConnected({ request, reply }, found.account.id, params);
  const destination = destinationOf(
    {
      ...destinationFactsFrom(params),
      kind,
      language: chosen,
      profile: found.account,
      redirectClaim: redirectClaimOf(request, person.redirectUrl),
    },
    parts.rules,
  );
  const login: EndedLogin = {
    ...{ kind, account: found.account, provedAt: found.provedAt, destination },
    checkoutAhead: checkoutAhead({ language: chosen }, params, parts.rules) !== undefined,
  };
  return { ok: true, destination: await parts.offerPasskey({ request, reply, language: chosen }, login) };
}

/** The visitor is not told why it failed: the code is used up, invented, or another browser's. */
async function personIn(
  request: FastifyRequest,
  current: URL,
  transaction: SignInTransaction,
  { client }: CallbackParts,
): Promise<PersonAtIssuer | undefined> {
  try {
    return await client.finish(current, transaction);
  } catch (error) {
    request.log.warn({ err: error }, 'a sign-in failed');
    return undefined;
  }
}

/**
 * A sign-up is never refused because it could not be counted. A member of an organisation counts as one, whether a health hub knows
 * the member by an `externalId` or the organisation has none.
 */
async function countNewAccount(
  request: FastifyRequest,
  { id, externalId, language, marketingOptIn }: KnownAccount,
  { issuer, connection }: PersonAtIssuer,
  { ownIssuer, countSignUp, workplaces }: CallbackParts,
): Promise<void> {
  const own = issuer === ownIssuer;
  const asked = own && connection === undefined;
  try {
    const workplace = connection === undefined ? undefined : await workplaces.nameOf(connection);
    await countSignUp(request, {
      accountId: id,
      language,
      userKind: externalId === null && workplace === undefined ? 'B2C' : 'B2B',
      connection: asked ? 'email' : providerOf(connection),
      ...(asked && { marketingEmails: marketingOptIn }),
    });
  } catch (error) {
    request.log.error({ err: error }, 'a sign-up could not be counted');
  }
}

/** The company as the specification's events name it, which know three of them. */
function providerOf(connection: string | undefined): SignUp['connection'] {
  return (['apple', 'facebook', 'spotify'] as const).find((each) => each === connection) ?? 'unknown';
}

async function accountFor(
  { ip }: FastifyRequest,
  person: PersonAtIssuer,
  language: Language,
  parts: CallbackParts,
): Promise<
  (Extract<FoundAccount, { ok: true }> & { sessionEpoch: number; provedAt: Date | undefined }) | { ok: false }
> {
  if (person.issuer !== parts.ownIssuer) {
    const found = await accountOf(person, language, { ...parts, ip });
    // Another issuer decides itself how it proves people.
    return found.ok ? { ...found, sessionEpoch: found.account.sessionEpoch, provedAt: new Date() } : found;
  }
  const { sessionEpoch, provedAt } = person;
  const account = await parts.accounts.byId(person.subject);
  return account === undefined || sessionEpoch === undefined
    ? { ok: false }
    : {
        ok: true,
        account,
        sessionEpoch,
        provedAt: dateOf(provedAt),
        created: false,
      };
}

function dateOf(milliseconds: number | undefined): Date | undefined {
  return milliseconds === undefined ? undefined : new Date(milliseconds);
}
