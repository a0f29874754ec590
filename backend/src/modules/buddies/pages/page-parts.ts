import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../process/clock.ts';
import type { KeptRequest } from '../kept-request.ts';
import type { ListFor } from '../listing.ts';
import type { Look } from '../looking.ts';
import type { Relating } from '../relating.ts';
import type { BuddyRepository } from '../repository.ts';
import type { BuddyPerson } from '../tables.ts';

/** What the pages of buddies work with. */
export interface BuddyPageParts {
  clock: Pick<Clock, 'now'>;
  repository: BuddyRepository;
  relating: Relating;
  listFor: ListFor;
  look: Look;
  keptRequest: KeptRequest;
  /** The link of a person, made where there is none. Undefined for an account whose deletion was asked for. */
  ownPerson: (userId: string) => Promise<BuddyPerson | undefined>;
  siteOrigin: string;
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
}
