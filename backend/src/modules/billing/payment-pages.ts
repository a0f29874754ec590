import type { Config } from '../../config/config.ts';
import type { Language } from '../../domain/languages.ts';
import { cardPageLimit, tooMany, type Attempt } from './personal-limits.ts';
import { billingUnavailable, type Refusal } from './refusal.ts';
import type { Zuora } from './zuora/zuora.ts';

/** Where the card page is, and how its answer is known. */
export type SignedPage =
  { ok: true; src: string; origin: string; token: string } | { ok: false; refusal: Refusal };

/** Signs the card page for one person, whose id the billing company keeps with the card. */
export function createPaymentPages(
  { zuora, attempt }: { zuora: Pick<Zuora, 'signPage'>; attempt: Attempt },
  { siteOrigin, zuora: config }: Pick<Config, 'siteOrigin' | 'zuora'>,
) {
  return async function sign(
    userId: string,
    look: { language: Language; theme?: 'day' | 'night' | undefined },
  ): Promise<SignedPage> {
    const allowed = await attempt(userId, cardPageLimit);
    if (!allowed.ok) return { ok: false, refusal: tooMany('TOO_MANY_CARD_PAGES', allowed.minutes) };
    const signed = await zuora.signPage(userId);
    if (!signed.ok) return { ok: false, refusal: billingUnavailable };
    const { signature, token, tenantId, key } = signed.body;
    const page = new URL(config.pagePath, config.pageOrigin);
    page.search = new URLSearchParams({
      method: 'requestPage',
      // The page speaks with this origin alone.
      host: `${siteOrigin}/checkout`,
      fromHostedPage: 'true',
      id: config.pageId,
      tenantId: String(tenantId),
      token,
      signature,
      key,
      style: 'inline',
      // The purchase button is ours: it submits the page by a message.
      submitEnabled: 'false',
      // After a refusal the page is rendered anew, with what was typed except number and code.
      retainValues: 'true',
      locale: look.language,
      field_passthrough1: userId,
      ...(look.theme !== undefined && { theme: look.theme }),
    }).toString();
    return { ok: true, src: page.href, origin: config.pageOrigin, token };
  };
}
