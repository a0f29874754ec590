import type { SignInCodeFacts } from './SignInCodeState.ts';

/** Every state of the mail, once. */
export const signInCodeStates = {
  named: { firstName: 'Alex', code: '204518', minutes: 10 },
  manyTries: { firstName: 'Alex', code: '730164', minutes: 10, manyTries: true },
  unnamed: { code: '004271', minutes: 10 },
} satisfies Record<string, SignInCodeFacts>;
