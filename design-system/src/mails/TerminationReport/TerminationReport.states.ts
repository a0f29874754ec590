import { contractTerminationStates } from '../ContractTermination/ContractTermination.states.ts';
import type { TerminationReportFacts } from './TerminationReportState.ts';

/** Every state of the mail, once. */
export const terminationReportStates = {
  forCause: { ...contractTerminationStates.forCause, about: 'forCause', charges: [] },
  charged: {
    ...contractTerminationStates.ordinary,
    about: 'charged',
    charges: [
      { date: '2026-11-24', amount: { amount: 1299, currency: 'EUR' } },
      { date: '2026-12-24', amount: { amount: 1299, currency: 'EUR' } },
    ],
  },
} satisfies Record<string, TerminationReportFacts>;
