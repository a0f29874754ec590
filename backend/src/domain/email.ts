export { isEmail, mailboxOf, normalisedEmail, problemOfEmail } from '@stillpoint/translations/email.ts';
