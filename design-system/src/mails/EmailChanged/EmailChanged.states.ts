import type { EmailChangedFacts } from './EmailChangedState.ts';

const plain = { changedOn: '2026-11-20', newEmail: 'a•••@morgan.example' };
const changed = {
  ...plain,
  wayBack: {
    link: 'https://www.stillpoint.example/login/forgot-password/new?token=x',
    until: '2026-11-27',
  },
};

/** Every state of the mail, once. */
export const emailChangedStates = {
  named: { firstName: 'Alex', ...changed },
  unnamed: changed,
  neverProved: { firstName: 'Alex', ...plain },
} satisfies Record<string, EmailChangedFacts>;
