import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { languagePrefix, languages } from '../../domain/languages.ts';
import { loginBackTo } from '../../http/login-address.ts';
import { queryOf } from '../../http/query.ts';
import type { JudgeFor } from './judging.ts';
import { voucherOf } from './link-ids.ts';
import type { ReferralCookies } from './referral-cookies.ts';

/** What the addresses of referrals that show no page work with. */
export interface ReferralRoutesParts {
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
  cookies: ReferralCookies;
  judgeFor: JudgeFor;
  /** The plan of a checkout for which none was chosen. */
  standardPlan: string;
}

const hidden = { schema: { hide: true } };

/** The link of a member, and the step after the sign-up, each of which leads on to a page. */
export const referralRoutes: FastifyPluginCallback<ReferralRoutesParts> = (app, parts, done) => {
  for (const language of languages) {
    const prefix = languagePrefix(language);

    app.get<{ Params: { id: string } }>(`${prefix}/with/:id`, hidden, (request, reply) => {
      const query = queryOf(request);
      query.set('referralId', request.params.id);
      return reply.redirect(`${prefix}/referral-signup?${query.toString()}`, 302);
    });

    app.get(`${prefix}/referral`, hidden, async (request, reply) => {
      const session = await parts.sessionOf(request);
      if (session === undefined) return reply.redirect(loginBackTo(request.url, language), 302);
      return reply.redirect(`${prefix}${await nextStep(request, session.userId, parts)}`, 302);
    });
  }
  done();
};

/** Where a signed-in friend goes on. A voucher that is no member's leads to the plans, as anywhere. */
async function nextStep(
  request: FastifyRequest,
  userId: string,
  { cookies, judgeFor, standardPlan }: ReferralRoutesParts,
): Promise<string> {
  const { linkId: kept, v2 } = cookies.read(request);
  const voucher = queryOf(request).get('voucher') ?? (kept && voucherOf(kept));
  const confirmation = cookies.confirmationOf(request);
  if (voucher === undefined) return confirmation;
  const query = { voucher };
  const verdict = await judgeFor(userId, voucher, { guessedBy: request });
  if (verdict === undefined) return `/plans?${new URLSearchParams(query).toString()}`;
  if (verdict === 'taken') return confirmation;
  if (!verdict.ok) {
    return verdict.reason === 'addressUnproved'
      ? `${confirmation}?${new URLSearchParams(query).toString()}`
      : '/invite/referral-not-eligible';
  }
  return v2
    ? `/invite/upgrade-anytime?${new URLSearchParams(query).toString()}`
    : `/checkout?${new URLSearchParams({ plan: standardPlan, ...query }).toString()}`;
}
