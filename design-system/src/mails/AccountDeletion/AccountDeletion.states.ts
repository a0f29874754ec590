import type { AccountDeletionFacts } from './AccountDeletionState.ts';

const deletion = {
  firstName: 'Alex',
  deletesOn: '2026-12-22',
  link: 'https://www.stillpoint.example/user/keep',
};

/** Every state of the mail, once. */
export const accountDeletionStates = {
  asked: { ...deletion, stage: 'asked' },
  unnamed: { stage: 'asked', deletesOn: deletion.deletesOn, link: deletion.link },
  soon: { ...deletion, stage: 'soon' },
  kept: { ...deletion, stage: 'kept' },
  deleted: { ...deletion, stage: 'deleted' },
} satisfies Record<string, AccountDeletionFacts>;
