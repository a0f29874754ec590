/** A link in a mail. */
export interface MailLink {
  label: string;
  href: string;
}

/** The translated content of a mail, without layout. */
export interface MailContent {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** What happens on which day. */
  steps?: readonly { title: string; text: string; amount?: string | undefined }[];
  /** The lines of a payment. `less` is a discount, `aside` is not part of the sum. */
  sums?: readonly { label: string; amount: string; tone: 'plain' | 'less' | 'aside' }[];
  total?: { label: string; amount: string };
  /** A code to be typed on the site: a single line of its own. */
  code?: string;
  facts?: readonly { label: string; value: string }[];
  /** Absent where the mail asks for nothing that a link can do. */
  action?: MailLink;
  /** Small print below the action. */
  notes: readonly { text: string; link?: MailLink }[];
  footer: { text: string; links: readonly MailLink[] };
}
