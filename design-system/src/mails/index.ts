export { drawMail, type DrawnMail } from './drawMail.tsx';
export type { MailFacts, MailName } from './MailFacts.ts';
export type { MailFrame } from './MailFrame.ts';
export { Receipt, type ReceiptProps } from './Receipt/Receipt.tsx';
export { receiptStates, type ReceiptFacts } from './Receipt/Receipt.states.ts';
export { TrialReminder, type TrialReminderProps } from './TrialReminder/TrialReminder.tsx';
export { trialReminderStates, type TrialReminderFacts } from './TrialReminder/TrialReminder.states.ts';
export { Welcome, type WelcomeProps } from './Welcome/Welcome.tsx';
export { welcomeStates, type WelcomeFacts } from './Welcome/Welcome.states.ts';
