/** The result of the last request. */
export type WorkEnquiryOutcome =
  | { status: 'ready' }
  | { status: 'submitting' }
  /** There is no connection: it goes on by itself once there is one. */
  | { status: 'offline' }
  /** The message is kept and on its way to those who answer. */
  | { status: 'sent' }
  /** Sent as fast as only programs type, or long after the page was opened: a second press is asked for. */
  | { status: 'checkAgain' }
  | { status: 'tooManyAttempts'; minutes: number }
  | { status: 'unavailable' };

/** What the visitor typed. */
export interface WorkEnquiryValues {
  fullname: string;
  email: string;
  company: string;
  message: string;
}

export interface WorkEnquiryProblems {
  fullname?: 'missing' | 'lastNameMissing' | 'tooLong' | 'address' | 'characters';
  email?: 'missing' | 'invalid';
  company?: 'missing' | 'tooLong';
  message?: 'missing' | 'tooLong';
}

/** The result, what was typed, and the proof of when the page was opened, which the form posts back. */
export type WorkEnquiryState = WorkEnquiryOutcome & {
  values: WorkEnquiryValues;
  problems: WorkEnquiryProblems;
  /** The address that was probably meant. Nothing has been sent yet. */
  suggestion?: string;
  formToken: string;
};

/** What the form submits. `website` is seen by programs alone. */
export interface WorkEnquiryRequest extends WorkEnquiryValues {
  /** The address for which a suggestion was shown, if one was: sent again, it is meant. */
  suggestionSeen?: string;
  formToken: string;
  website: string;
}
