import type { Generated } from 'kysely';
import type { Tables } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';

/** Where a verification stands. The last three are final. */
export type StudentStep = 'started' | 'document' | 'pending' | 'verified' | 'refused' | 'expired';

export type StudentTables = Tables<{
  studentVerifications: {
    accountId: string;
    /** The id of the latest verification at the company that verifies. */
    verificationId: string;
    step: StudentStep;
    /** Whether the last document was rejected, and another one is wanted. */
    rejected: Generated<boolean>;
    startedAt: Date;
    /** The language of the page from which it was begun or gone on with last. Null for those from before it was kept. */
    language: Language | null;
    /** Null until a verification succeeded. A new one that has not ended leaves both as they are. */
    verifiedOn: Day | null;
    /** The first day on which it does not hold any more. */
    endsOn: Day | null;
  };
}>;
