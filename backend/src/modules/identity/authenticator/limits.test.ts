import { expect, test } from 'vitest';
import { codeLimits } from './limits.ts';

test('all known devices of an account together have a limit, whatever made them known', () => {
  const limitsOf = (id: string) =>
    codeLimits({ kind: 'app', accountId: 'otis', address: '198.51.100.1', device: { id } });
  const shared = limitsOf('one').filter(({ subject }) =>
    limitsOf('another').some((other) => other.subject.join() === subject.join()),
  );
  expect(shared).toMatchObject([{ most: 200, minutes: 24 * 60, forgottenBySuccess: false }]);
});
