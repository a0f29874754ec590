import type { FastifyRequest } from 'fastify';
import type { SharedTransaction } from '../../database/database.ts';
import type { Language } from '../../domain/languages.ts';
import type { FactsOf } from '../../http/page-handler.ts';

/** The modules that the community may have. */
export type CommunityModules = NonNullable<FactsOf<'community'>['modules']>;

/** A person, as their account names them. */
export interface MomentAccount {
  firstName: string;
  email: string;
  /** Whether the address was proved. */
  emailProved: boolean;
}

/** What moments need of others. */
export interface MomentPorts {
  personOf: (userId: string) => Promise<MomentAccount | undefined>;
  /** Locks an account, so that its deletion waits. False where that has been asked for. */
  lockAgainstDeletion: (trx: SharedTransaction, accountId: string) => Promise<boolean>;
  /** What editors put around the moments of the community. */
  communityModules: (request: FastifyRequest, language: Language) => Promise<CommunityModules>;
  /** The id of the link by which a member gives free days, where there is one. */
  referralIdOf: (userId: string) => Promise<string | undefined>;
}
