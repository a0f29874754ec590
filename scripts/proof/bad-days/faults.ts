import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../../backend/src/testing/ask.ts';
import type { Cluster } from '../../cluster/cluster.ts';
import { proxyCommands } from '../../cluster/proxy.ts';

/** Something that breaks, and is well again when it ends. */
export interface PassingFault {
  name: string;
  /** False where this machine cannot cause it. */
  possible?: (cluster: Cluster) => boolean;
  cause: (cluster: Cluster) => Promise<unknown>;
}

const outageMs = 4000;
/** More than the server takes. */
const allConnections = 220;

const ignored = () => undefined;

/** What breaks while people buy, one after the other. */
export const passingFaults: readonly PassingFault[] = [
  ...[0, 1, 2].map((index) => ({
    name: `backend ${index + 1} is killed`,
    cause: async ({ replicas }: Cluster) => {
      await replicas[index]?.kill();
      // What watches over processes starts one again that did not come up.
      await replicas[index]?.start().catch(() => replicas[index]?.start());
    },
  })),
  {
    name: 'the lines to the database are cut',
    cause: async ({ proxy }) => {
      for (let time = 0; time < 4; time += 1) {
        await proxy.command(proxyCommands.cut('database', 'primary'));
        await pause(outageMs / 4);
      }
    },
  },
  {
    name: 'the lines of visitors are cut',
    cause: async ({ proxy, replicas }) => {
      for (const { name } of replicas) {
        await proxy.command(proxyCommands.cut('site', name));
        await pause(outageMs / 4);
      }
    },
  },
  {
    name: 'the disk of the database is full',
    possible: ({ databases: { disk } }) => disk !== undefined,
    cause: async ({ databases: { disk, restartPrimary } }) => {
      await disk?.fill();
      await pause(outageMs);
      disk?.free();
      await restartPrimary();
    },
  },
  {
    name: 'each connection of the pools waits for a lock',
    cause: ({ databases }) =>
      ask(
        databases.primary.url,
        `begin; lock table purchases, quotes in access exclusive mode; select pg_sleep(${outageMs / 1000}); commit`,
      ).catch(ignored),
  },
  {
    name: 'the database takes no further connection',
    cause: ({ databases }) =>
      Promise.all(
        Array.from({ length: allConnections }, () =>
          ask(databases.primary.url, `select pg_sleep(${outageMs / 1000})`).catch(ignored),
        ),
      ),
  },
  {
    name: 'the primary is killed and comes back',
    cause: async ({ killPrimary, databases }) => {
      await killPrimary();
      await databases.restartPrimary();
    },
  },
];
