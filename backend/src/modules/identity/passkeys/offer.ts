import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { KnownAccount } from '../ports.ts';
import { addressOf, type Destination, type DestinationRules } from '../sign-in/destination.ts';
import { ownPageAt } from '../sign-in/own-page.ts';

/** The page that offers a passkey, without its language. */
export const passkeyOfferPath = '/user/passkeys/offer';

/** Set by the script of the log-in page, where the device checks its person itself. */
const deviceCookie = 'passkeyDevice';
const offeredCookie = 'passkeyOffer';
const offeredEverySeconds = 90 * 24 * 60 * 60;

/** A login that has just ended. */
export interface EndedLogin {
  kind: 'login' | 'register';
  account: Pick<KnownAccount, 'id' | 'emailVerifiedAt' | 'externalId'>;
  /** When the person proved who it is, where that counts for adding a passkey. Workplaces prove nothing. */
  provedAt: Date | undefined;
  /** Where it leads on to. */
  destination: Destination;
  /** Whether something is bought after it. */
  checkoutAhead: boolean;
}

/** What decides whether a passkey is offered after a login. */
export interface OfferFacts {
  login: Omit<EndedLogin, 'account'> & { account: Omit<EndedLogin['account'], 'id'> };
  /** Whether the device checks its person itself, as its script has told. */
  deviceAble: boolean;
  /** Whether this device was asked within the last 90 days. */
  offeredBefore: boolean;
  passkeys: number;
  isLoginStep: DestinationRules['isLoginStep'];
}

/** Decides whether a passkey is offered before a login goes on. */
export function isPasskeyOffered(facts: OfferFacts): boolean {
  const { deviceAble, offeredBefore, passkeys, isLoginStep } = facts;
  const { account, destination, ...login } = facts.login;
  if (!deviceAble || offeredBefore || passkeys > 0) return false;
  if (login.kind === 'register' || login.checkoutAhead || login.provedAt === undefined) return false;
  // A passkey takes a proved address. Members of partners log in at work.
  if (account.emailVerifiedAt === null || account.externalId !== null) return false;
  // A link into the app is followed once, and at once. What stays has no destination to keep.
  if (destination.kind === 'deepLink' || destination.kind === 'stay') return false;
  // A question is asked for minutes alone, and missing names come first.
  return !(destination.kind === 'internal' && isLoginStep(ownPageAt(destination.path)));
}

/** Puts the offer of a passkey before the destination of a login. Gives the destination that comes first. */
export type OfferPasskey = (
  visit: { request: FastifyRequest; reply: FastifyReply; language: Language },
  login: EndedLogin,
) => Promise<Destination>;

/** Makes what offers passkeys: once in 90 days on one device, whatever its person answers. */
export function createPasskeyOffer(parts: {
  countOf: (accountId: string) => Promise<number>;
  rules: Pick<DestinationRules, 'isLoginStep' | 'siteOrigin' | 'webAppUrl'>;
  /** False where another issuer signs people in, and keeps their passkeys. */
  offered: boolean;
}): OfferPasskey {
  const { countOf, rules, offered } = parts;
  const secure = rules.siteOrigin.startsWith('https:');

  return async ({ request, reply, language }, login) => {
    const { destination, account } = login;
    const deviceAble = offered && request.cookies[deviceCookie] === 'able';
    const isOffered =
      deviceAble &&
      isPasskeyOffered({
        ...{ login, deviceAble, isLoginStep: rules.isLoginStep },
        offeredBefore: request.cookies[offeredCookie] !== undefined,
        passkeys: await countOf(account.id),
      });
    if (!isOffered) return destination;
    reply.setCookie(offeredCookie, 'asked', {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure },
      maxAge: offeredEverySeconds,
    });
    const query = nextOf(destination, rules);
    return { kind: 'internal', path: `${languagePrefix(language)}${passkeyOfferPath}${query}` };
  };
}

/** The destination as the page is told it: the web app is where it leads by itself. */
function nextOf(destination: Destination, { webAppUrl }: { webAppUrl: string }): string {
  const next = addressOf(destination);
  return next === webAppUrl ? '' : `?${new URLSearchParams({ redirectOnSuccess: next }).toString()}`;
}
