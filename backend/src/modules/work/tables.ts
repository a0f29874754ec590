import type { Tables } from '../../database/database.ts';
import type { Language } from '../../domain/languages.ts';

/** What a company wrote. */
export interface Enquiry {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  message: string;
}

export type WorkTables = Tables<{
  workEnquiries: {
    id: string;
    language: Language;
    /** Null once the form service has taken it. */
    content: Enquiry | null;
    sentAt: Date;
  };
}>;
