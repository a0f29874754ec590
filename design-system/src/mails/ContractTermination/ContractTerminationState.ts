import type { TerminationDeclaration } from '../../screens/contract/EndContract/EndContractState.ts';

/** Sent at once when a contract was ended by the form that needs no login, by whomever: what was declared, and when. */
export interface ContractTerminationFacts extends TerminationDeclaration {
  /** A number was typed that is not known to be one of ours: it stands on the page of the link. */
  numberOnPage?: boolean;
  /** The whole address at which its reader confirms it. */
  link: string;
  /** How long the link works. */
  days: number;
}
