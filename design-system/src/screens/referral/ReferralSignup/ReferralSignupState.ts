/** How a member’s link came to the friend. */
export type ReferralType = 'BUDDY' | 'DEFAULT' | 'MINDFUL_MOMENT';

/** What a friend is shown who opens a member's link. */
export type ReferralSignupState =
  | {
      status: 'open';
      /** The id in the member's link: seven characters. */
      referralId: string;
      /** First name of the member. */
      referrerName: string;
      freeDays: number;
      /** The first day that is not free, where the days are taken today. ISO date. */
      freeUntil: string;
      /** The day of the reminder, where the days are taken today. ISO date. */
      reminderOn: string;
      /** The address of the account that is logged in: it takes the free days at once, without signing up. */
      signedInAs?: string;
      /** Goes along with the form. @default 'DEFAULT' */
      type?: ReferralType;
    }
  /** The account that is logged in cannot take the free days, as is known on arrival. */
  | {
      status: 'notEligible';
      referrerName: string;
      /** Whether the account can use Stillpoint already. */
      hasAccess: boolean;
      /** The account has a plan, and never took free days of a member. */
      subscriber?: true;
      signedInAs: string;
    }
  /** The account that is logged in has free days of a member already; `referrerName` is absent where none can be shown. */
  | { status: 'taken'; referrerName?: string; signedInAs: string }
  /** No member has such a link. */
  | { status: 'unknown' }
  /** It is the visitor's own link. */
  | { status: 'own' };
