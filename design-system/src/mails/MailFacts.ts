import type { ReceiptFacts } from './Receipt/Receipt.states.ts';
import type { TrialReminderFacts } from './TrialReminder/TrialReminder.states.ts';
import type { WelcomeFacts } from './Welcome/Welcome.states.ts';

/** What each mail must be told. Dates are ISO days, amounts are in minor units. */
export interface MailFacts {
  welcome: WelcomeFacts;
  receipt: ReceiptFacts;
  trialReminder: TrialReminderFacts;
}

export type MailName = keyof MailFacts;
