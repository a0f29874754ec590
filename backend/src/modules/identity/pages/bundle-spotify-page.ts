import type { SocialConnection } from '../../../config/social-connections.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import type { PageHandler } from '../../../http/page-handler.ts';
import type { SessionOf } from '../session/sessions.ts';

export interface BundleSpotifyPageParts {
  sessionOf: SessionOf;
  /** The companies by which the page offers to sign up. */
  offered: readonly SocialConnection[];
}

/** The sign-up page of Spotify's offer. People who are signed in go on to connect Spotify. */
export function bundleSpotifyPage({ sessionOf, offered }: BundleSpotifyPageParts): PageHandler {
  return {
    show: async ({ request, language }) => {
      if ((await sessionOf(request)) !== undefined) {
        return { redirectTo: `${languagePrefix(language)}/manage-identities?connect=spotify` };
      }
      return { route: 'bundleSpotify', facts: { connections: offered } };
    },
  };
}
