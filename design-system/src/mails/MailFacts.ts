import type { CancellationFacts } from './Cancellation/CancellationState.ts';
import type { PaymentFailedFacts } from './PaymentFailed/PaymentFailedState.ts';
import type { ReceiptFacts } from './Receipt/ReceiptState.ts';
import type { TrialReminderFacts } from './TrialReminder/TrialReminderState.ts';
import type { WelcomeFacts } from './Welcome/WelcomeState.ts';

/** The facts of each mail. Dates are ISO days, amounts are in minor units. */
export interface MailFacts {
  welcome: WelcomeFacts;
  receipt: ReceiptFacts;
  trialReminder: TrialReminderFacts;
  paymentFailed: PaymentFailedFacts;
  cancellation: CancellationFacts;
}

export type MailName = keyof MailFacts;
