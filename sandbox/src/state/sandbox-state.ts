import type { ClockState } from '../clock/clock.ts';
import type { ContentState } from '../contentful/model.ts';
import { seededContentState } from '../contentful/seed/content.ts';
import { emptyIdentityProvidersState, type IdentityProvidersState } from '../identity-providers/model.ts';
import { emptyHubspotState, type HubspotState } from '../hubspot/model.ts';
import type { MailState } from '../mail/model.ts';
import type { SentryState } from '../sentry/model.ts';
import { emptyPaypalState, type PaypalState } from '../paypal/model.ts';
import { emptySheeridState, type SheeridState } from '../sheerid/model.ts';
import type { ZuoraState } from '../zuora/model.ts';
import { seededZuoraState } from '../zuora/seed/demo-people.ts';

/** Everything the sandbox remembers, a part a company. */
export interface SandboxState {
  clock: ClockState;
  zuora: ZuoraState;
  paypal: PaypalState;
  identityProviders: IdentityProvidersState;
  mail: MailState;
  content: ContentState;
  sentry: SentryState;
  hubspot: HubspotState;
  sheerid: SheeridState;
}

/** The state of a first start: the demo people as they are today. */
export function freshState(now: Date): SandboxState {
  return {
    clock: { offsetMs: 0 },
    zuora: seededZuoraState(now),
    paypal: emptyPaypalState(),
    identityProviders: emptyIdentityProvidersState(),
    mail: { mails: [] },
    content: seededContentState(now),
    sentry: { events: [], limiting: false },
    hubspot: emptyHubspotState(),
    sheerid: emptySheeridState(),
  };
}
