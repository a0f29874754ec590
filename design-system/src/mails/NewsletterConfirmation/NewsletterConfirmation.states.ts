import type { NewsletterConfirmationFacts } from './NewsletterConfirmationState.ts';

/** Every state of the mail, once. */
export const newsletterConfirmationStates = {
  asked: {
    link: 'https://stillpoint.example/newsletter/confirm?token=sample',
    leave: 'https://stillpoint.example/newsletter/unsubscribe?token=sample',
    days: 3,
  },
} satisfies Record<string, NewsletterConfirmationFacts>;
