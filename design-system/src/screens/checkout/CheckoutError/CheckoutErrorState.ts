/** Why a purchase is not possible: the service's error code and its facts. */
export type CheckoutErrorState =
  /** `trialRefused`: a plan with free days was chosen. `instead`: plans that can follow the present one. */
  | (WordsOfTheService & {
      status: 'ALREADY_SUBSCRIBER';
      renewalDate?: string;
      trialRefused?: true;
      instead?: readonly PlanInstead[];
    })
  | (WordsOfTheService & { status: 'SUBSCRIPTION_ALREADY_QUEUED'; renewalDate?: string })
  | (WordsOfTheService & { status: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION'; renewalDate?: string })
  | (WordsOfTheService & { status: 'CANNOT_UPGRADE'; renewalDate?: string })
  | (WordsOfTheService & { status: 'CANNOT_SUBSCRIBE'; voucherCode?: string })
  | (WordsOfTheService & { status: 'DEFAULT_PAYMENT_METHOD_EXPIRED' })
  /** Another account was logged in since the page was opened. `mayHaveBought`: an order had been sent before. */
  | { status: 'NOT_YOUR_ACCOUNT'; mayHaveBought?: true }
  /** A code without words of ours: shows the service's words, or a general message. */
  | (WordsOfTheService & { status: 'unknown'; description?: string; renewalDate?: string });

/** A plan that a subscriber can have next. */
export interface PlanInstead {
  code: string;
  kind: 'monthly' | 'annual';
}

/** The service answers in the language of the page. Without its words the screen has its own, and leads to checkout. */
export interface WordsOfTheService {
  title?: string;
  cta?: string;
  /** Where the action leads. */
  ctaLink?: string;
}
