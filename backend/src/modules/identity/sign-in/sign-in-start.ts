import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { Interactions } from '../provider/interactions.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { deepLink, type DestinationRules } from './destination.ts';
import { openingLimits } from './limits.ts';
import { paramsFromRequest } from './params-from-request.ts';
import type { SignInParams } from './sign-in-params.ts';
import type { SiteClient } from './site-client.ts';
import type { Transactions } from './transactions.ts';

/** Whether the sign-in page can be shown, or another issuer's page takes its place. */
export type SignInStart =
  | { kind: 'ownPage' }
  | { kind: 'otherIssuer'; url: string }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'unavailable' };

export type StartSignIn = (visit: PageVisit) => Promise<SignInStart>;

/** What starting a sign-in needs. */
export interface StartParts {
  client: SiteClient;
  throttle: Pick<Throttle, 'attempt'>;
  transactions: Transactions;
  /** Undefined where another issuer is configured. */
  interactions: Interactions | undefined;
  rules: DestinationRules;
}

/**
 * Starts a sign-in with the parameters of the request: at our own provider in process, so that the page needs no
 * redirect; else by a redirect to the issuer that is configured.
 */
export function signInStarter({ client, throttle, ...parts }: StartParts): StartSignIn {
  const { transactions, interactions, rules } = parts;

  const start = async (visit: PageVisit): Promise<SignInStart> => {
    const { request, reply, language } = visit;
    const allowed = await throttle.attempt(openingLimits(networkAddress(request.ip)));
    if (!allowed.ok) return { kind: 'tooMany', minutes: allowed.minutes };
    const params = await signInParamsOf(visit, parts);
    const link = deepLink(queryOf(request).get('redirectUrl') ?? '', rules);
    const { url, ...begun } = await client.begin({
      redirectUri: callbackAddress(rules.siteOrigin, language),
      redirectUrl: link?.url,
    });
    const [, interaction] = await Promise.all([
      transactions.begin(request, reply, { ...begun, language, params }),
      interactions?.begin(reply, url),
    ]);
    if (interaction === undefined) return { kind: 'otherIssuer', url: url.href };
    return interaction.ok ? { kind: 'ownPage' } : { kind: 'unavailable' };
  };

  return (visit) =>
    start(visit).catch((error: unknown) => {
      visit.request.log.error({ err: error }, 'a sign-in could not be started');
      return { kind: 'unavailable' };
    });
}

/** The parameters of a request for a sign-in page, and those that an earlier one of this browser has saved. */
export function signInParamsOf(
  { request, reply }: PageVisit,
  { transactions, interactions, rules }: Omit<StartParts, 'client' | 'throttle'>,
): Promise<SignInParams> {
  return paramsFromRequest(request, rules.siteOrigin, async () => {
    const interaction = await interactions?.current(request, reply);
    return interaction && (await transactions.find(request, interaction.state))?.params;
  });
}

/** Where the issuer redirects back to. */
export function callbackAddress(siteOrigin: string, language: Language): string {
  return `${siteOrigin}${languagePrefix(language)}/auth`;
}
