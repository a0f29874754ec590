import { createAuthenticator, hasPasskeys } from './authenticator.ts';
import type { CoreServices } from './core.ts';
import { createPasskeyButton } from './passkeyButton.ts';
import { createPasskeyConfirmation } from './passkeyConfirmation.ts';

/** The services by which a page confirms its user by a passkey. */
export const confirmingServices = ({ memberApi }: Pick<CoreServices, 'memberApi'>) => ({
  authenticator: hasPasskeys(window) ? createAuthenticator(window.navigator) : undefined,
  passkeyButton: createPasskeyButton(window),
  passkeyConfirmation: createPasskeyConfirmation(memberApi),
});
