import type { Kysely } from 'kysely';
import type { ConnectionsConfig } from '../../config/connections.ts';
import { socialConnections } from '../../config/social-connections.ts';
import { createPendingSignIns } from './company-sign-in/pending-sign-ins.ts';
import { createToldProblems } from './company-sign-in/told-problems.ts';
import type { SessionOf } from './session/sessions.ts';
import type { IdentityTables } from './tables.ts';
import { createTold } from './told.ts';

/** Notices that pages are told once, and what they may be about: the questions that are asked, and all companies and workplaces. */
export function createNotices({
  db,
  siteOrigin,
  sessionOf,
  config,
}: {
  db: Kysely<IdentityTables>;
  siteOrigin: string;
  sessionOf: SessionOf;
  config: Pick<ConnectionsConfig, 'workplaces'>;
}) {
  const told = createTold({ secure: siteOrigin.startsWith('https:') });
  const pendingSignIns = createPendingSignIns({ db, siteOrigin });
  const connections: readonly string[] = [...socialConnections, ...config.workplaces.map(({ name }) => name)];
  const toldProblems = createToldProblems({
    ...{ told, sessionOf, connections },
    questionNamedIn: async (request) => (await pendingSignIns.find(request))?.formId,
  });
  return { told, toldProblems, pendingSignIns, connections };
}
