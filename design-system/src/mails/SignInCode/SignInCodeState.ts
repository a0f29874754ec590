import type { AddressCodeFacts } from '../AddressCode/AddressCodeState.ts';

/** Sent between the first proof of a login and its end. */
export type SignInCodeFacts = Omit<AddressCodeFacts, 'codeFor'> & {
  /** It was asked for since there were many tries to log in, the latest one with a wrong password. */
  manyTries?: true;
};
