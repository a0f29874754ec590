import { proxyCommands } from './proxy.ts';

/** A command of the proxy, or a file of statements in `docs/runbooks`. */
type Step = { proxy: string } | { statements: string };

/**
 * How the standby becomes the primary, in the order of `docs/runbooks/failover.md`. First of all the primary takes no
 * connection: two primaries would each accept purchases.
 */
export const promotion: readonly Step[] = [
  { proxy: proxyCommands.setState('database', 'primary', 'maint') },
  { proxy: proxyCommands.cut('database', 'primary') },
  { statements: 'promote.sql' },
  { proxy: proxyCommands.setState('database', 'standby', 'ready') },
];
