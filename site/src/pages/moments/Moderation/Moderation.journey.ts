import { defineJourney } from '../../../journeys/defineJourney.ts';

const asking = ['removing', 'removingWithoutLine', 'barring', 'barringOfRevoked'] as const;
const shown = ['waiting', 'more', 'revoked', 'none'] as const;

export const journey = defineJourney('Moderation', {
  at: ['moderation'],
  opens: [...shown, ...asking],
  ways: [
    { on: 'submit', sends: 'keep', to: { Moderation: ['kept', 'noneLeft', ...shown] } },
    { from: asking, on: 'submit', sends: 'decision', to: { Moderation: ['removed', 'barred', ...shown] } },
    // What has a consequence for a person is asked about first.
    { on: 'submit', sends: 'remove', to: { Moderation: ['removing', 'removingWithoutLine'] } },
    { on: 'submit', sends: 'bar', to: { Moderation: ['barring', 'barringOfRevoked'] } },
    { from: asking, on: 'close', to: { Moderation: shown } },
  ],
});
