import type { Tables } from '../../database/database.ts';
import type { Language } from '../../domain/languages.ts';

export type NewsletterTables = Tables<{
  newsletterRequests: {
    leaveHash: string;
    /** Null once it was used. */
    confirmHash: string | null;
    /** Null once its reader has left the list, and the list was told. */
    email: string | null;
    /** In the form in which addresses are compared. Null in what an older release wrote. */
    emailNormalised: string | null;
    language: Language;
    expiresAt: Date;
    confirmedAt: Date | null;
    /** When its reader left the list. */
    leftAt: Date | null;
  };
}>;
