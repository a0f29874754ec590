import type { Api } from '../../api/client.ts';
import type { PasskeySignIn } from '../../services/passkeySignIn.ts';

/** Loads what logs in by a passkey. Undefined where the browser has none. */
export type LoadPasskeySignIn = () => Promise<PasskeySignIn | undefined>;

/** Loads it beside the page's own scripts: the form works without it. */
export function createLoadPasskeySignIn(api: Pick<Api, 'post'>): LoadPasskeySignIn {
  return async () => {
    if (!('PublicKeyCredential' in window)) return undefined;
    const { createPasskeySignIn } = await import(
      /* webpackChunkName: 'passkey-sign-in' */ '../../services/passkeySignIn.ts'
    );
    return createPasskeySignIn(api, window);
  };
}
