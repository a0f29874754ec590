/** What other companies and products call the same things: taken over as they are. */
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
export const actions = [
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
export const platforms = [
  'alexa',
  'android',
  'google_assistant',
  'ios',
  'ios_watch',
  'unknown',
  'web',
] as const;
