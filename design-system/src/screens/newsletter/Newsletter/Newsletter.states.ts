import type { NewsletterState } from './NewsletterState.ts';

const formToken = 'opened-at-sample';
const typed = { email: 'alex.morgan@example.com', formToken };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const newsletterStates = {
  ready: { status: 'ready', email: '', formToken },
  sent: { status: 'sent', ...typed },
  sentToLongAddress: {
    status: 'sent',
    email: 'maximiliane-theodora.von.hohenlohe@occupational-health.harbour-international.example',
    formToken,
  },
  checkAgain: { status: 'checkAgain', ...typed },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 15, ...typed },
  emailMissing: { status: 'ready', email: '', problem: 'missing', formToken },
  emailSuggested: {
    status: 'ready',
    email: 'alex.morgan@gmial.com',
    suggestion: 'alex.morgan@gmail.com',
    formToken,
  },
  emailInvalid: { status: 'ready', email: 'alex.morgan', problem: 'invalid', formToken },
} satisfies {
  [Status in NewsletterState['status']]: Extract<NewsletterState, { status: Status }>;
} & Record<string, NewsletterState>;
