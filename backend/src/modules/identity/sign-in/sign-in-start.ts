import { languagePrefix, type Language } from '../../../domain/languages.ts';
import { broughtAlong } from './params-of-request.ts';
import { deepLink, type DestinationRules } from './destination.ts';
import type { Interactions } from '../provider/interactions.ts';
import type { SiteClient } from './site-client.ts';
import { addressOf, openingLimits, type Throttle } from '../throttle.ts';
import type { Transactions } from './transactions.ts';
import { queryOf, type Visit } from './visit.ts';

/** Whether the page can be shown, or somebody else's has to be. */
export type SignInStart =
  | { kind: 'here' }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'unavailable' };

export type StartSignIn = (visit: Visit) => Promise<SignInStart>;

/** What a beginning needs. */
export interface StartParts {
  client: SiteClient;
  throttle: Pick<Throttle, 'attempt'>;
  transactions: Transactions;
  /** Undefined where another issuer is configured. */
  interactions: Interactions | undefined;
  rules: DestinationRules;
}

/**
 * Begins a sign-in with all that the visitor brings along: at our own provider in process, so that this very answer
 * is the page; else by sending people on.
 */
export function signInStarter({ client, throttle, ...parts }: StartParts): StartSignIn {
  const { transactions, interactions, rules } = parts;

  const begin = async (visit: Visit): Promise<SignInStart> => {
    const { request, reply, language } = visit;
    const allowed = await throttle.attempt(openingLimits(addressOf(request.ip)));
    if (!allowed.ok) return { kind: 'tooMany', minutes: allowed.minutes };
    const carried = await carriedBy(visit, parts);
    const link = deepLink(queryOf(request).get('redirectUrl') ?? '', rules);
    const { url, ...begun } = await client.begin({
      redirectUri: callbackAddress(rules.siteOrigin, language),
      redirectUrl: link?.url,
    });
    const [, interaction] = await Promise.all([
      transactions.begin(request, reply, { ...begun, language, carried }),
      interactions?.begin(reply, url),
    ]);
    if (interaction === undefined) return { kind: 'elsewhere', url: url.href };
    return interaction.ok ? { kind: 'here' } : { kind: 'unavailable' };
  };

  return (visit) =>
    begin(visit).catch((error: unknown) => {
      visit.request.log.error({ err: error }, 'a sign-in could not begin');
      return { kind: 'unavailable' };
    });
}

/** What a visitor brings along, and what an earlier sign-in page of theirs remembers. */
export function carriedBy(
  { request, reply }: Visit,
  { transactions, interactions, rules }: Omit<StartParts, 'client' | 'throttle'>,
) {
  return broughtAlong(request, rules.siteOrigin, async () => {
    const interaction = await interactions?.current(request, reply);
    return interaction && (await transactions.find(request, interaction.state))?.carried;
  });
}

/** Where the issuer sends people back to. */
export function callbackAddress(siteOrigin: string, language: Language): string {
  return `${siteOrigin}${languagePrefix(language)}/auth`;
}
