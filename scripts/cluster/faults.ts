import type { Cluster } from './cluster.ts';

/** Something that goes wrong, or is done on purpose, while the cluster runs. */
interface Fault {
  /** What is typed. */
  word: string;
  does: string;
  cause: (cluster: Cluster) => Promise<unknown>;
}

/** What can be typed while the cluster runs. */
export const faults: readonly Fault[] = [
  { word: 'release', does: 'Replaces one backend after the other', cause: ({ restartAll }) => restartAll() },
  ...[0, 1, 2].flatMap((index): Fault[] => [
    {
      word: `kill ${index + 1}`,
      does: `Kills backend ${index + 1}`,
      cause: async ({ replicas }) => replicas[index]?.kill(),
    },
    {
      word: `start ${index + 1}`,
      does: `Starts backend ${index + 1} again`,
      cause: async ({ replicas }) => replicas[index]?.start(),
    },
  ]),
  { word: 'kill primary', does: 'Kills the primary', cause: ({ killPrimary }) => killPrimary() },
  {
    word: 'promote',
    does: 'Makes the standby the primary',
    cause: ({ promoteStandby }) => promoteStandby(),
  },
  { word: 'stop redis', does: 'Takes Redis away', cause: ({ stopRedis }) => stopRedis() },
];

/** Where everything is, and what can be typed. */
export function faultTable({ site, sandbox, certificate }: Cluster): string {
  const width = Math.max(...faults.map(({ word }) => word.length));
  return [
    '',
    `  Site      ${site}   (its certificate signs itself: ${certificate})`,
    `  Inbox     ${sandbox}/inbox`,
    `  Clock     ${sandbox}/clock/page`,
    '',
    '  Type',
    ...faults.map(({ word, does }) => `    ${word.padEnd(width)}   ${does}`),
    '',
    '  Ctrl-C stops everything; after 8 hours it stops by itself.',
    '',
  ].join('\n');
}
