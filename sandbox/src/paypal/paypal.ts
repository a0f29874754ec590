import type { Clock } from '../clock/clock.ts';
import type { SandboxConfig } from '../config.ts';
import type { PaypalState } from './model.ts';

/** What PayPal's routes work with. */
export interface Paypal {
  state: PaypalState;
  clock: Clock;
  config: SandboxConfig['paypal'];
  /** Where a payer may be sent back to. */
  siteOrigin: string;
  save: () => Promise<void>;
}
