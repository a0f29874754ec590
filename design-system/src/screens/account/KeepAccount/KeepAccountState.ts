/** An account that will be deleted, or is being deleted. */
export type KeepAccountState =
  | {
      status: 'ready';
      /** Whom the page was drawn for. */
      userId: string;
      /** The day until which it can be kept. */
      deletesOn: string;
    }
  /** It is too late. */
  | { status: 'begun' };
