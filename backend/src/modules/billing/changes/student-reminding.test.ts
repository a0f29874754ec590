import { afterEach, expect, test, vi } from 'vitest';
import { createStudentReminding } from './student-reminding.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a round goes on with the one for whom the round before had no time left', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const looked: string[] = [];
  const students = ['a', 'b', 'c', 'd', 'e'];
  const unused = {} as never;
  const reminding = createStudentReminding({
    ...{ db: unused, changes: unused, studentTermsOf: unused },
    members: {
      // Each takes four of the ten minutes of a round.
      subscriptionsOf: (userId: string) => {
        looked.push(userId);
        vi.setSystemTime(Date.now() + 4 * 60_000);
        return Promise.resolve([]);
      },
      creditsOf: () => Promise.resolve(new Map()),
    } as never,
    clock: { now: () => new Date() },
    ports: {
      studentsVerifiedSince: (_day: string, beyond = '') =>
        Promise.resolve(students.filter((userId) => userId > beyond).slice(0, 2)),
    } as never,
    log: { error: () => undefined },
  });

  await reminding.ofAll();
  expect(looked).toEqual(['a', 'b', 'c']);
  await reminding.ofAll();
  expect(looked).toEqual(students);
  // All were looked at: the next round begins anew.
  await reminding.ofAll();
  expect(looked).toEqual([...students, 'a', 'b', 'c']);
});
