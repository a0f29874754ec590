import { demoOrganisations } from '../../../demo/organisations.ts';
import type { Database } from '../database/database.ts';
import { createOrganisations } from '../modules/b2b/organisations.ts';

/** Brings the organisations in whose workplaces the sandbox stands in for. Those that are there stay as they are. */
export async function seedOrganisations(db: Database): Promise<void> {
  const organisations = createOrganisations(db);
  for (const { name, connection, healthHub, requiresSecondFactor, domain } of demoOrganisations) {
    await organisations.add({ name, connection, healthHub, requiresSecondFactor, domains: [domain] });
  }
}
