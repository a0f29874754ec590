/** The form, and the result of the last request. It is the same for an address that is on the list already. */
export type NewsletterState = (
  | { status: 'ready' }
  /** A mail with a link is on its way: only its reader can join the list. */
  | { status: 'sent' }
  /** Sent as fast as only programs type, or long after the page was opened: a second press is asked for. */
  | { status: 'checkAgain' }
  | { status: 'tooManyAttempts'; minutes: number }
) & {
  email: string;
  problem?: 'missing' | 'invalid';
  /** The address that was probably meant. The typed one is taken once it is sent again. */
  suggestion?: string;
  /** The proof of when the form was opened, which it posts back. */
  formToken: string;
};
