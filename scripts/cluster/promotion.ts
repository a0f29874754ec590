import { proxyCommands } from './proxy.ts';

/** A command of the proxy, or what makes the standby the primary: the statements of a file in `docs/runbooks`. */
type Step = { proxy: string } | { statements: 'promote.sql' };

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
