import type { PasskeyDevice } from './PasskeysState.ts';

/** What keeps a device from making a passkey, once it was asked. */
export type FailedDevice = Extract<PasskeyDevice, 'cancelled' | 'known' | 'refused' | 'unavailable'>;

/** Whether the device was asked and has made no passkey. */
export function isFailed(device: PasskeyDevice): device is FailedDevice {
  switch (device) {
    case 'cancelled':
    case 'known':
    case 'refused':
    case 'unavailable':
      return true;
    case 'unknown':
    case 'unable':
    case 'ready':
    case 'asking':
      return false;
  }
}
