import type { problemOfEmail } from '../../domain/email.ts';
import type { NamesProblem } from '../../domain/person-name.ts';

/** What is wrong with a message, by field. */
export interface WorkEnquiryProblems {
  fullname?: NamesProblem;
  email?: NonNullable<ReturnType<typeof problemOfEmail>>;
  company?: 'missing' | 'tooLong';
  message?: 'missing' | 'tooLong';
}

/** The form, opened, refused or accepted. */
export type WorkEnquiryFacts = (
  { status: 'ready' | 'sent' | 'checkAgain' } | { status: 'tooManyAttempts'; minutes: number }
) & {
  values: { fullname: string; email: string; company: string; message: string };
  problems: WorkEnquiryProblems;
  /** The address that was probably meant. */
  suggestion?: string;
  /** The proof of when the form was opened. */
  formToken: string;
};
