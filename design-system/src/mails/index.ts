export { drawMail, type DrawnMail } from './drawMail.tsx';
export type { MailFacts, MailName } from './MailFacts.ts';
export type { MailBrand, MailFrame } from './MailFrame.ts';
export { withBrand } from '../formatting/withBrand.ts';
export * from '../generated/mails.ts';
