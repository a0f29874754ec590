import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix, type Language } from '../../languages.ts';
import type { Carried } from './carried.ts';
import type { Interactions } from './interactions.ts';
import type { SiteClient } from './site-client.ts';
import type { SignInKind } from './tables.ts';
import type { Transactions } from './transactions.ts';

/** What somebody wants who opens a sign-in page. */
export interface SignInWish {
  kind: SignInKind;
  language: Language;
  carried: Carried;
  /** A deep link of the app, for the token's redirect claim. */
  redirectUrl: string | undefined;
}

/** Whether the page can be shown, or somebody else's has to be. */
export type SignInStart = { kind: 'here' } | { kind: 'elsewhere'; url: string } | { kind: 'unavailable' };

export type StartSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  wish: SignInWish,
) => Promise<SignInStart>;

/** Begins a sign-in: at our own provider in process, so that this very answer is the page; else by sending people on. */
export function signInStarter(parts: {
  client: SiteClient;
  transactions: Transactions;
  /** Undefined where another issuer is configured. */
  interactions: Interactions | undefined;
  siteOrigin: string;
}): StartSignIn {
  const { client, transactions, interactions, siteOrigin } = parts;

  return async (request, reply, { kind, language, carried, redirectUrl }) => {
    try {
      const redirectUri = callbackAddress(siteOrigin, language);
      const { url, ...begun } = await client.begin({ redirectUri, redirectUrl });
      const [, interaction] = await Promise.all([
        transactions.begin(request, reply, { ...begun, kind, language, carried }),
        interactions?.begin(reply, url),
      ]);
      if (interaction === undefined) return { kind: 'elsewhere', url: url.href };
      return interaction.ok ? { kind: 'here' } : { kind: 'unavailable' };
    } catch (error) {
      request.log.error({ err: error }, 'a sign-in could not begin');
      return { kind: 'unavailable' };
    }
  };
}

/** Where the issuer sends people back to. */
export function callbackAddress(siteOrigin: string, language: Language): string {
  return `${siteOrigin}${languagePrefix(language)}/auth`;
}
