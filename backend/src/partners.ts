import type { ConnectionsConfig } from './config/connections.ts';
import type { Partner } from './modules/b2b/index.ts';

/** The companies that sign the members of several organisations in, where they are offered. */
export function partnersIn({ offered, personifyhealth }: ConnectionsConfig): Partner[] {
  return personifyhealth !== undefined && offered.includes('personifyhealth')
    ? [{ name: 'Personify Health', connection: 'personifyhealth' }]
    : [];
}
