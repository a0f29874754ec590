import type { PasskeyDevice } from '../Passkeys/PasskeysState.ts';

/** The offer of a passkey between a log-in and where it leads on to. */
export type PasskeyOfferState =
  | {
      status: 'open';
      device: PasskeyDevice;
      /** Where the log-in leads on to: the web app, or a page of the site. */
      next: string;
    }
  | { status: 'otherAccount' };
