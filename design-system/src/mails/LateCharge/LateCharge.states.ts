import { terminationReportStates } from '../TerminationReport/TerminationReport.states.ts';
import type { LateChargeFacts } from './LateChargeState.ts';

const { declaredAt, charges } = terminationReportStates.charged;

/** Every state of the mail, once. */
export const lateChargeStates = {
  once: { declaredAt, charges: charges.slice(0, 1) },
  twice: { declaredAt, charges },
} satisfies Record<string, LateChargeFacts>;
