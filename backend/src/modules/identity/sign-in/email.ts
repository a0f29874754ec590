export { isEmail, normalisedEmail } from '../../../domain/email.ts';
