/** Why somebody cannot buy: the service's code, with the facts that its sentence needs. */
export type CheckoutErrorState =
  | { status: 'ALREADY_SUBSCRIBER'; renewalDate?: string }
  | { status: 'SUBSCRIPTION_ALREADY_QUEUED'; renewalDate?: string }
  | { status: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION'; renewalDate?: string }
  | { status: 'CANNOT_UPGRADE'; renewalDate?: string }
  | { status: 'CANNOT_SUBSCRIBE'; voucherCode?: string }
  | { status: 'DEFAULT_PAYMENT_METHOD_EXPIRED' }
  /** A code that we have no words for: what the service sent speaks, and ours where it sent nothing. */
  | {
      status: 'unknown';
      title?: string;
      description?: string;
      cta?: string;
      ctaLink?: string;
      renewalDate?: string;
    };
