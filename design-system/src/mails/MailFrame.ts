import type { Language } from '@stillpoint/translations';

/** What is around every mail: its language, and where its links lead. Addresses are whole, scheme and host included. */
export interface MailFrame {
  language: Language;
  links: {
    home: string;
    /** Where people listen. */
    open: string;
    subscription: string;
    cancel: string;
    help: string;
    privacy: string;
  };
}
