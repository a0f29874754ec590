import { expect, test } from 'vitest';
import { wrongCodeLimits } from './limits.ts';

test('wrong mailed codes of all known devices of an account together have a limit of a day', () => {
  const limitsOf = (id: string) => wrongCodeLimits('otis', { id });
  const shared = limitsOf('one').filter(({ subject }) =>
    limitsOf('another').some((other) => other.subject.join() === subject.join()),
  );
  expect(shared).toMatchObject([{ most: 200, minutes: 24 * 60, forgottenBySuccess: false }]);
});
