import type { OwnerProofState } from '../OwnerProofState.ts';

/** What a person is told, and asked for, before the own account is deleted. */
export interface AccountToDelete extends OwnerProofState {
  /** Whom the page was drawn for. */
  userId: string;
  /** The day until which it can be taken back. */
  deletesOn: string;
  /** What is lost of a subscription, or goes on elsewhere. */
  subscription?: { status: 'ends'; endsOn: string } | { status: 'billedElsewhere' };
  /** For how many years the law has us keep payments. Absent where nothing was bought. */
  paymentYears?: number;
}

export type DeleteAccountState =
  | ({ status: 'ready' } & AccountToDelete)
  /** It would go on being charged, so it has to be cancelled first. */
  | { status: 'subscriptionRenews' }
  /** What was just bought is not settled yet. */
  | { status: 'purchaseOpen' }
  /** The account will be deleted, and the person is logged out. */
  | { status: 'asked'; deletesOn: string }
  /** Another account was logged in since the page was opened. Nothing was deleted. */
  | { status: 'otherAccount' };
