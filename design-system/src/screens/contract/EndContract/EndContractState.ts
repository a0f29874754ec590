/** Ordinary, as anyone may end a contract, or for cause, with a reason. */
export const terminationKinds = ['ordinary', 'forCause'] as const;
export type TerminationKind = (typeof terminationKinds)[number];

/** What was declared. */
export interface TerminationDeclaration {
  name: string;
  email: string;
  /** The subscription's number. */
  contract?: string;
  kind: TerminationKind;
  reason?: string;
  /** The day by which the contract should end; absent for as soon as possible. */
  endsOn?: string;
  /** The ISO instant at which it was received. */
  declaredAt: string;
}

/** What was typed. */
export interface EndContractValues {
  name: string;
  email: string;
  contract: string;
  kind: TerminationKind;
  reason: string;
  endsOn: string;
}

export interface EndContractProblems {
  name?: 'missing' | 'invalid';
  email?: 'missing' | 'invalid';
  contract?: 'invalid';
  reason?: 'missing' | 'tooLong' | 'invalid' | 'number';
  endsOn?: 'invalid';
}

/** The form, opened or refused. */
export type EndContractFormState = (
  | { status: 'ready' }
  /** Sent as fast as only programs type, or long after the page was opened: a second press is asked for. */
  | { status: 'checkAgain' }
  | { status: 'tooManyAttempts'; minutes: number }
) & {
  values: EndContractValues;
  problems: EndContractProblems;
  /** The address that was probably meant. The typed one is taken once it is sent again. */
  suggestion?: string;
  /** The proof of when the form was opened, which it posts back. */
  formToken: string;
};

export type EndContractState =
  | EndContractFormState
  /** It was received, and is mailed to its address, at the latest the day after: the same for every address. */
  | { status: 'received'; declaration: TerminationDeclaration }
  /** The link of the mail: its reader confirms the declaration. */
  | { status: 'confirm'; token: string; declaration: TerminationDeclaration }
  /**
   * `ended`: the contract ends. `planned`: it does later, by the day that was asked for. `waiting`: billing did not answer yet.
   * `calledOff`: the contract had not begun. `endsByItself`: it is access by a voucher or a gift, which is not charged.
   * `nothing`: the address has no contract that could be ended here. `unknownNumber`: it has none of the number that was typed.
   */
  | {
      status: 'confirmed';
      declaration: TerminationDeclaration;
      outcome: 'ended' | 'planned' | 'waiting' | 'calledOff' | 'endsByItself' | 'nothing' | 'unknownNumber';
      /** The first day without the contract or the access. */
      endedOn?: string;
      /** The numbers of the contracts that end, where they are several. */
      contracts?: readonly string[];
      /** Something was charged between the declaration and its execution. */
      charged?: boolean;
    }
  | { status: 'invalidLink' };
