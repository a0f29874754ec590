import type { SecondFactorState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What a sign-in was begun for, and where. */
export type SignInParams = Partial<
  Record<'redirectOnSuccess' | 'plan' | 'voucher' | 'country' | 'from', string>
>;

/** What the backend knows of the page: what is asked, or that no sign-in waits. */
export type SecondFactorFacts = SecondFactorState & { params?: SignInParams };

export const secondFactor = fromServer<SecondFactorState>({ status: 'over' });

export const secondFactorParams = fromServer<SignInParams>({});

export function selectSecondFactorParams(state: { secondFactorParams: SignInParams }): SignInParams {
  return state.secondFactorParams;
}

/** The first state of the page, with what its links keep. */
export function secondFactorFrom({ params = {}, ...state }: SecondFactorFacts) {
  return { secondFactor: state, secondFactorParams: params };
}

export function selectSecondFactor(state: { secondFactor: SecondFactorState }): SecondFactorState {
  return state.secondFactor;
}
