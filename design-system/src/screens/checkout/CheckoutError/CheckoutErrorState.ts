/** Why a purchase is not possible: the service's error code and its facts. */
export type CheckoutErrorState =
  | { status: 'ALREADY_SUBSCRIBER'; renewalDate?: string }
  | { status: 'SUBSCRIPTION_ALREADY_QUEUED'; renewalDate?: string }
  | { status: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION'; renewalDate?: string }
  | { status: 'CANNOT_UPGRADE'; renewalDate?: string }
  | { status: 'CANNOT_SUBSCRIBE'; voucherCode?: string }
  | { status: 'DEFAULT_PAYMENT_METHOD_EXPIRED' }
  /** Another account was logged in since the page was opened. `mayHaveBought`: an order had been sent before. */
  | { status: 'NOT_YOUR_ACCOUNT'; mayHaveBought?: true }
  /** A code without words of ours: shows the service's words, or a general message. */
  | {
      status: 'unknown';
      title?: string;
      description?: string;
      cta?: string;
      ctaLink?: string;
      renewalDate?: string;
    };
