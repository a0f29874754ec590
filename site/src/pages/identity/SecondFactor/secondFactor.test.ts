import { expect, test } from 'vitest';
import { secondFactorFrom } from './secondFactor.ts';

const code = { status: 'code', others: [], email: 'a•••@example.com' } as const;

test('what the sign-in was begun for is kept for the links, apart from what the screen shows', () => {
  const params = { redirectOnSuccess: '/plans', plan: 'B2CANNUAL' };
  expect(secondFactorFrom({ ...code, params })).toEqual({ secondFactor: code, secondFactorParams: params });
  expect(secondFactorFrom({ status: 'over' })).toEqual({
    secondFactor: { status: 'over' },
    secondFactorParams: {},
  });
});
