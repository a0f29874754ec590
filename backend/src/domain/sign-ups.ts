import type { Language } from './languages.ts';

/** A new account, as it is counted. */
export interface SignUp {
  accountId: string;
  language: Language;
  userKind: 'B2B' | 'B2C';
  connection: 'apple' | 'email' | 'facebook' | 'spotify' | 'unknown';
  /** The answer to the question about marketing mails. Absent where it was not asked. */
  marketingEmails?: boolean;
}
