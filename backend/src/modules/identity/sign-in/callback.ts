import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';
import { languagePrefix, languages, type Language } from '../../../domain/languages.ts';
import { wishesOf } from './arrival.ts';
import { addressOf, destinationOf, type Destination, type DestinationRules } from './destination.ts';
import { accountOf, type FoundAccount } from './federated-accounts.ts';
import { followedBefore, rememberFollowed } from './followed-links.ts';
import type { Accounts, DrawPage } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import { callbackAddress } from './sign-in-start.ts';
import type { Arrived, SiteClient } from './site-client.ts';
import type { SignInTransaction, Transactions } from './transactions.ts';
import { queryOf } from './visit.ts';

/** What the end of a sign-in needs. */
export interface CallbackParts {
  db: Kysely<IdentityTables>;
  client: SiteClient;
  /** The issuer whose subjects are our own accounts. */
  ownIssuer: string;
  accounts: Accounts;
  transactions: Transactions;
  sessions: Sessions;
  drawPage: DrawPage;
  rules: DestinationRules;
}

/** The address to which the issuer sends people back: the end of a sign-in, and the beginning of a session. */
export function callback(app: FastifyInstance, parts: CallbackParts) {
  for (const language of languages) {
    const path = `${languagePrefix(language)}/auth`;
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const end = await endOf(request, reply, callbackAddress(parts.rules.siteOrigin, language), parts);
      if (end.ok) return goOn(request, reply, language, end, parts);
      const page = { route: 'authCallback', language, facts: { status: 'failed' } } as const;
      return parts.drawPage(request, reply, { ...page, statusCode: 400 });
    });
  }
}

type End = { ok: true; destination: Destination; signedUp: boolean } | { ok: false };

async function endOf(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  parts: CallbackParts,
): Promise<End> {
  const query = queryOf(request);
  const state = query.get('state');
  const transaction = state === null ? undefined : await parts.transactions.take(request, reply, state);
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
  const claim = arrived.redirectUrl;
  const destination = destinationOf(
    {
      ...wishesOf(transaction.carried),
      kind: signedUp ? 'register' : 'login',
      language: transaction.language,
      profile: found.account,
      redirectClaim:
        claim === undefined ? undefined : { url: claim, followedBefore: followedBefore(request, claim) },
    },
    parts.rules,
  );
  return { ok: true, destination, signedUp };
}

/** Nothing of a failure reaches the visitor: a code is used up, was made up, or belongs to another browser. */
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

async function accountFor(arrived: Arrived, language: Language, parts: CallbackParts): Promise<FoundAccount> {
  if (arrived.issuer !== parts.ownIssuer) return accountOf(arrived, language, parts);
  const account = await parts.accounts.byId(arrived.subject);
  return account === undefined ? { ok: false } : { ok: true, account, created: false };
}

/**
 * A form's redirects may not leave our origin, and a sign-up is told to analytics first, where somebody agreed to be
 * counted: both go on from a page. Everybody else is where they wanted to be at once.
 */
function goOn(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  { destination, signedUp }: Extract<End, { ok: true }>,
  { drawPage, rules }: CallbackParts,
) {
  const address = addressOf(destination);
  const counted = request.cookies.cookiePolicyAnalytics === 'accept';
  if (destination.kind === 'internal' && !(signedUp && counted)) return reply.redirect(address, 302);
  if (destination.kind === 'deepLink') {
    rememberFollowed(request, reply, address, rules.siteOrigin.startsWith('https:'));
  }
  return drawPage(request, reply, {
    route: 'authCallback',
    language,
    facts: { status: 'continuing', destination: address, signedUp },
    refresh: address,
  });
}
