import type { Money } from '../../formatting/Money.ts';
import type { TerminationDeclaration } from '../../screens/contract/EndContract/EndContractState.ts';

/**
 * Sent to the help desk when a declaration that ends a contract needs a person: `forCause` once it was confirmed, `charged` where
 * something was charged before it was carried out.
 */
export interface TerminationReportFacts extends TerminationDeclaration {
  about: 'forCause' | 'charged';
  /** What was charged on which day. */
  charges: readonly { date: string; amount: Money }[];
}
