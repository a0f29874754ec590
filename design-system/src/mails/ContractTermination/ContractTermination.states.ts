import type { ContractTerminationFacts } from './ContractTerminationState.ts';

const link = 'https://stillpoint.example/cancel?confirm=sample';

/** Every state of the mail, once. */
export const contractTerminationStates = {
  ordinary: {
    name: 'Alex Morgan',
    email: 'alex.morgan@example.com',
    contract: 'A-S00000142',
    kind: 'ordinary',
    declaredAt: '2026-11-22T20:15:00.000Z',
    link,
    days: 14,
  },
  numberOnPage: {
    name: 'Alex Morgan',
    email: 'alex.morgan@example.com',
    numberOnPage: true,
    kind: 'ordinary',
    declaredAt: '2026-11-22T20:15:00.000Z',
    link,
    days: 14,
  },
  forCause: {
    name: 'Alex Morgan',
    email: 'alex.morgan@example.com',
    kind: 'forCause',
    reason: 'For three weeks no story has played on my phone.',
    endsOn: '2026-12-31',
    declaredAt: '2026-11-22T20:15:00.000Z',
    link,
    days: 14,
  },
} satisfies Record<string, ContractTerminationFacts>;
