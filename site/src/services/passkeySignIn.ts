import type { Api } from '../api/client.ts';
import { createAuthenticator, hasPasskeys, type Authenticator } from './authenticator.ts';
import { createPasskeyChallenges, type PasskeyChallenges } from './passkeys.ts';

/** What speaks with the browser's authenticators and with the backend about them, to log in. */
export interface PasskeySignIn {
  authenticator: Authenticator;
  challenges: PasskeyChallenges;
  /** Tells the backend, by a cookie for an hour, where the device checks its person itself: a passkey is offered there. */
  noteDevice: () => Promise<void>;
}

/** Undefined where the browser has no passkeys. */
export function createPasskeySignIn(api: Pick<Api, 'post'>, window: Window): PasskeySignIn | undefined {
  if (!hasPasskeys(window)) return undefined;
  return {
    authenticator: createAuthenticator(window.navigator),
    challenges: createPasskeyChallenges(api),
    noteDevice: () => noteDevice(window),
  };
}

async function noteDevice({ document, location }: Window): Promise<void> {
  try {
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return;
  } catch {
    // A browser that cannot tell is offered none.
    return;
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `passkeyDevice=able; Path=/; Max-Age=3600; SameSite=Lax${secure}`;
}
