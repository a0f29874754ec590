import type { PageHandler } from '../../../http/page-handler.ts';
import type { ReferralPageParts } from './page-parts.ts';

/** That nothing is given, whatever the reason. */
export function referralNotEligiblePage({
  cookies,
  looking,
  userIdOf,
  hasAccess,
}: Pick<ReferralPageParts, 'cookies' | 'looking' | 'userIdOf' | 'hasAccess'>): PageHandler {
  return {
    show: async ({ request }) => {
      const looked = await looking.look(request, cookies.read(request).linkId);
      const referrerName = looked.outcome === 'found' ? looked.referrerName : '';
      const userId = await userIdOf(request);
      return {
        route: 'referralNotEligible',
        facts: {
          ...(referrerName !== '' && { referrerName }),
          hasAccess: userId !== undefined && (await hasAccess(userId)),
        },
        personal: true,
      };
    },
  };
}
