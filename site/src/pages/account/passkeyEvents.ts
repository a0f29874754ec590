import type { PasskeyDevice } from '@stillpoint/design-system';
import { createAction } from '@reduxjs/toolkit';

/** Whether the browser has passkeys. */
export const passkeysSupported = createAction<boolean>('passkeys/supported');
/** The person wants a passkey: the device is asked to make one. */
export const passkeyAddingRequested = createAction('passkeys/addingRequested');
export const passkeyAddingFailed =
  createAction<Extract<PasskeyDevice, 'cancelled' | 'known' | 'refused' | 'unavailable'>>(
    'passkeys/addingFailed',
  );
