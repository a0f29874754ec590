import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';
import type { Language } from '../../../domain/languages.ts';
import type { PageHandler, PageResult, PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { arrivalFrom } from './arrival.ts';
import { addressOf, destinationOf, type Destination, type DestinationRules } from './destination.ts';
import { accountOf, type FoundAccount } from './federated-accounts.ts';
import { followedBefore, rememberFollowed } from './followed-links.ts';
import type { Accounts, CountSignUp, KnownAccount } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import { callbackAddress } from './sign-in-start.ts';
import type { Arrived, SiteClient } from './site-client.ts';
import type { SignInTransaction, Transactions } from './transactions.ts';

/** What the end of a sign-in needs. */
export interface CallbackParts {
  db: Kysely<IdentityTables>;
  client: SiteClient;
  /** The issuer whose subjects are our own accounts. */
  ownIssuer: string;
  accounts: Accounts;
  transactions: Transactions;
  sessions: Sessions;
  rules: DestinationRules;
  countSignUp: CountSignUp;
}

/** The address to which the issuer redirects back: it ends the sign-in and begins a session. */
export function callbackPage(parts: CallbackParts): PageHandler {
  return {
    // The issuer compares the address with the one that the sign-in began with.
    keepsLanguage: true,
    show: async (visit) => {
      // HEAD must not use up the sign-in that the GET after it would end.
      const end: End = visit.request.method === 'HEAD' ? { ok: false } : await endOf(visit, parts);
      if (end.ok) return nextPage(visit, end, parts);
      return { route: 'authCallback', facts: { status: 'failed' }, statusCode: 400 };
    },
  };
}

/** A state as we make it. Any other cannot name the cookie of a sign-in. */
const stateShape = /^[\w-]{1,128}$/;

type End = { ok: true; destination: Destination } | { ok: false };

async function endOf({ request, reply, language }: PageVisit, parts: CallbackParts): Promise<End> {
  const address = callbackAddress(parts.rules.siteOrigin, language);
  const query = queryOf(request);
  const state = query.get('state') ?? '';
  const transaction = stateShape.test(state)
    ? await parts.transactions.take(request, reply, state)
    : undefined;
  if (transaction === undefined) return { ok: false };
  const arrived = await arrivedBy(request, new URL(`${address}?${query.toString()}`), transaction, parts);
  if (arrived === undefined) return { ok: false };

  const found = await accountFor(arrived, transaction.language, parts);
  if (!found.ok) return { ok: false };
  await parts.sessions.begin(request, reply, {
    accountId: found.account.id,
    providerSid: arrived.providerSid,
    redirectUrl: arrived.redirectUrl,
  });

  const signedUp = arrived.signedUp || found.created;
  if (signedUp) await countNewAccount(request, found.account, arrived, parts);
  const claim = arrived.redirectUrl;
  const destination = destinationOf(
    {
      ...arrivalFrom(transaction.params),
      kind: signedUp ? 'register' : 'login',
      language: transaction.language,
      profile: found.account,
      redirectClaim:
        claim === undefined ? undefined : { url: claim, followedBefore: followedBefore(request, claim) },
    },
    parts.rules,
  );
  return { ok: true, destination };
}

/** The visitor is not told why it failed: the code is used up, invented, or another browser's. */
async function arrivedBy(
  request: FastifyRequest,
  current: URL,
  transaction: SignInTransaction,
  { client }: CallbackParts,
): Promise<Arrived | undefined> {
  try {
    return await client.finish(current, transaction);
  } catch (error) {
    request.log.warn({ err: error }, 'a sign-in failed');
    return undefined;
  }
}

/** A sign-up is never refused because it could not be counted. */
async function countNewAccount(
  request: FastifyRequest,
  { id, externalId, language, marketingOptIn }: KnownAccount,
  { issuer }: Arrived,
  { ownIssuer, countSignUp }: CallbackParts,
): Promise<void> {
  const own = issuer === ownIssuer;
  try {
    await countSignUp(request, {
      accountId: id,
      language,
      userKind: externalId === null ? 'B2C' : 'B2B',
      connection: own ? 'email' : 'unknown',
      ...(own && { marketingEmails: marketingOptIn }),
    });
  } catch (error) {
    request.log.error({ err: error }, 'a sign-up could not be counted');
  }
}

async function accountFor(arrived: Arrived, language: Language, parts: CallbackParts): Promise<FoundAccount> {
  if (arrived.issuer !== parts.ownIssuer) return accountOf(arrived, language, parts);
  const account = await parts.accounts.byId(arrived.subject);
  return account === undefined ? { ok: false } : { ok: true, account, created: false };
}

/** A form's redirects may not leave our origin: these go on from a page. All others are redirected at once. */
function nextPage(
  { request, reply }: PageVisit,
  { destination }: Extract<End, { ok: true }>,
  { rules }: CallbackParts,
): PageResult {
  const address = addressOf(destination);
  if (destination.kind === 'internal') return { redirectTo: address };
  if (destination.kind === 'deepLink') {
    rememberFollowed(request, reply, address, rules.siteOrigin.startsWith('https:'));
  }
  return {
    route: 'authCallback',
    facts: { status: 'continuing', destination: address },
    refresh: address,
  };
}
