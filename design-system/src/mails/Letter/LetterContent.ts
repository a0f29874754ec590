/** Where a mail leads. */
export interface LetterLink {
  label: string;
  href: string;
}

/** All that a mail says, in words, before it is laid out. */
export interface LetterContent {
  subject: string;
  /** Stands beside the subject in a list of mails. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** What happens on which day. */
  steps?: readonly { title: string; text: string; amount?: string | undefined }[];
  /** What was paid, in parts. `less` is taken off, `aside` is said by the way. */
  sums?: readonly { label: string; amount: string; tone: 'plain' | 'less' | 'aside' }[];
  total?: { label: string; amount: string };
  facts?: readonly { label: string; value: string }[];
  action: LetterLink;
  /** Smaller, below the action. */
  notes: readonly { text: string; link?: LetterLink }[];
  footer: { text: string; links: readonly LetterLink[] };
}
