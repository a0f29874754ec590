import type { Billing } from './modules/billing/index.ts';

interface Members {
  isMember: (userId: string) => Promise<boolean>;
}

/** Makes a reader of what a person may do: use what is paid for, by a subscription, a family or an organisation, and moderate. */
export function createPrivileges(parts: {
  billing: Pick<Billing, 'isSubscriber'>;
  families: Members;
  b2b: Members;
  moments: { isModerator: (userId: string) => Promise<boolean> };
}) {
  return async (userId: string) => {
    const [subscriber, inFamily, member, moderator] = await Promise.all([
      parts.billing.isSubscriber(userId),
      parts.families.isMember(userId),
      parts.b2b.isMember(userId),
      parts.moments.isModerator(userId),
    ]);
    return [
      ...(subscriber || inFamily ? ['SUBSCRIBER' as const] : []),
      ...(member ? ['B2B_CONTENT' as const] : []),
      ...(moderator ? ['MODERATOR' as const] : []),
    ];
  };
}
