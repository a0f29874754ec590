import type { Clock } from '../clock/clock.ts';
import type { SandboxConfig } from '../config.ts';
import type { Callouts } from './callouts.ts';
import type { ZuoraState } from './model.ts';

/** What Zuora's routes work with. */
export interface Zuora {
  state: ZuoraState;
  clock: Clock;
  callouts: Callouts;
  config: SandboxConfig['zuora'];
  /** The origin of the site that shows the payment page. */
  siteOrigin: string;
  /** How long an order with the slow card keeps its caller waiting. */
  lateAnswerMs: number;
  save: () => Promise<void>;
}
