/** What each kind took, in milliseconds, once a round. */
export type Times = Record<Kind, number[]>;

/** Ours, and the same elements of plain React. */
export type Kind = 'ours' | 'plain';

/** Measures both kinds in turn, so that what else the machine does slows both. The first rounds only warm up. */
export async function inTurns(
  rounds: number,
  measure: (kind: Kind) => number | Promise<number>,
): Promise<Times> {
  const times: Times = { ours: [], plain: [] };
  const warmUp = Math.ceil(rounds / 4);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const kind of round % 2 === 0 ? (['ours', 'plain'] as const) : (['plain', 'ours'] as const)) {
      const time = await measure(kind);
      if (round >= warmUp) times[kind].push(time);
    }
  }
  return times;
}
