import { expect, test } from 'vitest';
import { onceReachable } from './once-reachable.ts';
import { DatabaseUnreachable } from './unreachable.ts';

const away = new Error('The database could not be migrated.', {
  cause: new DatabaseUnreachable(new Error('write EPIPE')),
});
const quick = { patience: 1000, pause: 1 };

/** Fails so often with an error, and counts its tries. */
function failing(times: number, error: Error) {
  const warnings: unknown[] = [];
  let tries = 0;
  const work = () => {
    tries += 1;
    return tries > times ? Promise.resolve('migrated') : Promise.reject(error);
  };
  return { work, log: { warn: (line: unknown) => warnings.push(line) }, warnings };
}

test('a database that is away for a moment is waited for, and that is logged', async () => {
  const { work, log, warnings } = failing(2, away);
  expect(await onceReachable(work, log, quick)).toBe('migrated');
  expect(warnings).toHaveLength(2);
});

test('one that stays away is told of', async () => {
  const { work, log } = failing(Infinity, away);
  await expect(onceReachable(work, log, { patience: 0, pause: 1 })).rejects.toBe(away);
});

test('what fails for another reason is not tried again', async () => {
  const fault = new Error('division by zero');
  const { work, log, warnings } = failing(1, fault);
  await expect(onceReachable(work, log, quick)).rejects.toBe(fault);
  expect(warnings).toEqual([]);
});
