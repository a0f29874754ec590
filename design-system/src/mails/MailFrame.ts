import type { Language } from '@stillpoint/translations';

/** Language and links of every mail. Addresses are absolute. */
export interface MailFrame {
  language: Language;
  links: {
    home: string;
    /** The web app. */
    open: string;
    /** Where a plan is chosen. */
    plans: string;
    subscription: string;
    cancel: string;
    help: string;
    privacy: string;
  };
}
