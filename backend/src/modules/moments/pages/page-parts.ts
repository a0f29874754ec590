import type { FastifyRequest } from 'fastify';
import type { MomentPorts } from '../ports.ts';
import type { Reporting } from '../reporting.ts';
import type { MomentRepository } from '../repository.ts';
import type { Sharing } from '../sharing.ts';

/** What the pages of moments work with. */
export interface MomentPageParts extends Pick<MomentPorts, 'referralIdOf' | 'communityModules'> {
  repository: MomentRepository;
  sharing: Sharing;
  reporting: Reporting;
  siteOrigin: string;
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Whether the session of a request may moderate moments: of a moderator, who gave a second factor. */
  mayModerate: (request: FastifyRequest) => Promise<boolean>;
  /** How many days a member's link gives to a friend. */
  freeDays: number;
}
