/** The enumerations that all products of the house share, as they are agreed. */
export const platforms = [
  'alexa',
  'android',
  'google_assistant',
  'ios',
  'ios_watch',
  'unknown',
  'web',
] as const;
export const authProviders = ['apple', 'email', 'facebook', 'spotify', 'unknown'] as const;
export const userKinds = ['B2B', 'B2C'] as const;
export const subscriptionStatuses = [
  'cancelled',
  'free subscription',
  'free trial',
  'graced',
  'paying',
  'unknown',
] as const;
export const billingSources = ['google', 'stillpoint', 'itunes', 'spotify', 'unknown', 'zuora'] as const;
export const groupMemberRoles = ['member', 'primary'] as const;
export const activityCategories = [
  'chat',
  'consultation',
  'content_consumed',
  'cta',
  'feedback',
  'impression',
  'onboarding',
  'search',
  'share',
  'survey',
  'tracking',
  'updated language',
  'waitlist',
] as const;
export const eventActions = [
  'camera off',
  'camera on',
  'complete',
  'confirm',
  'failed',
  'next',
  'pause',
  'previous',
  'progress',
  'receive',
  'send',
  'start',
  'unpause',
  'view',
] as const;

type AuthProvider = (typeof authProviders)[number];
type UserKind = (typeof userKinds)[number];
type SubscriptionStatus = (typeof subscriptionStatuses)[number];
type BillingSource = (typeof billingSources)[number];
type GroupMemberRole = (typeof groupMemberRoles)[number];
type ActivityCategory = (typeof activityCategories)[number];
type EventAction = (typeof eventActions)[number];

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
  | { type: 'activity'; category: ActivityCategory; action: EventAction; answer?: 'on' | 'off' }
  | { type: 'ssoConnectionLookup'; lookupTerm?: string; lookupType?: string }
);
