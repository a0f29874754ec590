/** The enumerations that all products of the house share, as they are agreed. The collector refuses anything else. */
type AuthProvider = 'apple' | 'email' | 'facebook' | 'spotify' | 'unknown';

type UserKind = 'B2B' | 'B2C';

/** How a subscription stands, or that there is none to tell of. */
export type SubscriptionStatus =
  'cancelled' | 'free subscription' | 'free trial' | 'graced' | 'paying' | 'unknown';

type BillingSource = 'google' | 'stillpoint' | 'itunes' | 'spotify' | 'unknown' | 'zuora';

type GroupMemberRole = 'member' | 'primary';

type ActivityCategory =
  | 'chat'
  | 'consultation'
  | 'content_consumed'
  | 'cta'
  | 'feedback'
  | 'impression'
  | 'onboarding'
  | 'search'
  | 'share'
  | 'survey'
  | 'tracking'
  | 'updated language'
  | 'waitlist';

type EventAction =
  | 'camera off'
  | 'camera on'
  | 'complete'
  | 'confirm'
  | 'failed'
  | 'next'
  | 'pause'
  | 'previous'
  | 'progress'
  | 'receive'
  | 'send'
  | 'start'
  | 'unpause'
  | 'view';

/** What happened, in the only fields that may leave the page. */
export type AnalyticsEvent = { name: string } & (
  | { type: 'screenView'; variant?: string }
  | { type: 'web'; action: EventAction; label?: string }
  | { type: 'registration'; connection: AuthProvider; userKind: UserKind }
  | {
      type: 'subscription';
      action: EventAction;
      planCode?: string;
      status: SubscriptionStatus;
      billingSource: BillingSource;
      groupMemberRole?: GroupMemberRole;
    }
  | {
      type: 'activity';
      category: ActivityCategory;
      action: EventAction;
      answer?: 'on' | 'off';
      contentId?: string;
    }
  | { type: 'ssoConnectionLookup'; lookupTerm?: string; lookupType?: string }
);
