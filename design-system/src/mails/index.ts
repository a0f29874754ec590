export { drawMail, type DrawnMail } from './drawMail.tsx';
export type { MailFacts, MailName } from './MailFacts.ts';
export type { MailFrame } from './MailFrame.ts';
export * from '../generated/mails.ts';
