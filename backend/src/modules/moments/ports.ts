import type { FastifyRequest } from 'fastify';
import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { FactsOf } from '../../http/page-handler.ts';
import type { ReportReason } from './tables.ts';

/** The modules that the community may have. */
export type CommunityModules = NonNullable<FactsOf<'community'>['modules']>;

/** A person, as their account names them. */
export interface MomentAccount {
  firstName: string;
  email: string;
  /** Whether the address was proved. */
  emailProved: boolean;
  language: Language;
}

/** What a moderator decided about a moment, for its author. */
export interface DecisionMail {
  key: string;
  to: string;
  language: Language;
  firstName: string;
  reason?: ReportReason;
  takenBack?: true;
  /** The day until which its author shares nothing. */
  barredUntil?: Day;
  link: string;
}

/** The mails of moments. */
export interface MomentMails {
  removed: (mail: DecisionMail, trx: SharedTransaction) => Promise<void>;
}

/** What moments need of others. */
export interface MomentPorts {
  personOf: (userId: string, trx?: SharedTransaction) => Promise<MomentAccount | undefined>;
  mails: MomentMails;
  /** Locks an account, so that its deletion waits. False where that has been asked for. */
  lockAgainstDeletion: (trx: SharedTransaction, accountId: string) => Promise<boolean>;
  /** What editors put around the moments of the community. */
  communityModules: (request: FastifyRequest, language: Language) => Promise<CommunityModules>;
  /** The id of the link by which a member gives free days, where there is one. */
  referralIdOf: (userId: string) => Promise<string | undefined>;
}
