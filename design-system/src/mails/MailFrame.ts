import type { Language } from '@stillpoint/translations';

/** Whose mails they are. */
export interface MailBrand {
  /** As it stands beside the logo. The words of mails get it from `withBrand`. */
  name: string;
  /** The address of an image in place of our mark, 24 px high. Mail programs show PNG, JPEG and GIF. */
  logo?: string;
}

/** Language, country and links of every mail, and another brand than ours. Addresses are absolute. */
export interface MailFrame {
  language: Language;
  /** Where the reader is billed: with the language it decides how days are written. */
  country?: string | undefined;
  brand?: MailBrand;
  links: {
    home: string;
    /** The web app. */
    open: string;
    /** Where a plan is chosen. */
    plans: string;
    subscription: string;
    /** Where members verify that they study. */
    student: string;
    /** Where another payment method is chosen. */
    changePayment: string;
    cancel: string;
    /** Where a new password is asked for. */
    forgotPassword: string;
    /** Where the ways to sign in are managed. */
    identities: string;
    passkeys: string;
    help: string;
    privacy: string;
  };
}
