/** A mail that was caught. */
export interface CaughtMail {
  id: string;
  receivedAt: string;
  /** The envelope's sender and receivers: whom it would have reached. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

/** Everything the mail server remembers, the newest last. */
export interface MailState {
  mails: CaughtMail[];
}
