import { expect, test } from 'vitest';
import { signUpView } from './signUpView.ts';

test.each([
  ['sleepValueProps', 'sleep value props'],
  ['defaultValueProps', 'default value props'],
  ['sleepNoValueProps', 'sleep no value props'],
  ['defaultNoValueProps', 'default no value props'],
] as const)('analytics names the variant %s “%s”, in both views', (variant, name) => {
  expect(signUpView('signup', { variant })).toEqual({ name: 'sign up screenview', variant: name });
  expect(signUpView('login', { variant })).toEqual({ name: 'login screenview', variant: name });
});
