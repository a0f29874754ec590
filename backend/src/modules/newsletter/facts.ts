/** The form, opened, refused or accepted. It never tells whether an address is on the list. */
export type NewsletterFacts = (
  { status: 'ready' | 'sent' | 'checkAgain' } | { status: 'tooManyAttempts'; minutes: number }
) & {
  email: string;
  problem?: 'missing' | 'invalid';
  /** The address that was probably meant. */
  suggestion?: string;
  /** The proof of when the form was opened. */
  formToken: string;
};

/** What a link of a mail leads to. */
export type NewsletterLinkFacts =
  | { status: 'confirm' | 'leave' | 'stopOffers'; token: string }
  | {
      status:
        | 'confirmed'
        | 'confirmedOnTestSite'
        | 'left'
        | 'invalidLink'
        | 'invalidLeaveLink'
        | 'offersStopped'
        | 'invalidOffersLink';
    };
