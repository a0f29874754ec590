import { Type, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiErrors } from '../../http/api-errors.ts';
import { withCookieDetails } from '../../http/cookie-details.ts';
import { ownPath } from '../../http/own-path.ts';
import type { VoucherCookie } from '../../http/voucher-cookie.ts';
import { keepConsent, type Answer, type Consent } from './consent-cookies.ts';
import { ConsentAnswer, ConsentForm } from './schemas.ts';

export interface ConsentOptions {
  /** Cookies travel over https alone. */
  secure: boolean;
  voucherCookie: Pick<VoucherCookie, 'forgetUnlessOrdered'>;
}

/** Keeps an answer to the cookie notice. A form comes back to its page, a script gets what was kept. */
export const consent: FastifyPluginCallbackTypebox<ConsentOptions> = (
  app,
  { secure, voucherCookie },
  done,
) => {
  app.post(
    '/consent',
    {
      schema: {
        operationId: 'keepConsent',
        tags: ['Analytics'],
        summary: 'Keeps the answer to the cookie notice in cookies',
        body: ConsentForm,
        response: { 200: ConsentAnswer, 303: Type.Null(), 400: ApiErrors },
      },
    },
    async (request, reply) => {
      const { choice, path } = request.body;
      // What was chosen stays until something else is saved.
      if (choice === 'again') return reply.redirect(withCookieDetails(ownPath(path)), 303);
      const attributes = consentFrom({ ...request.body, choice });
      keepConsent(reply, attributes, { secure });
      if (attributes.marketing !== 'accept') await voucherCookie.forgetUnlessOrdered(request, reply);
      if (request.headers.accept?.includes('application/json') === true) {
        return reply.send({ data: { attributes } });
      }
      return reply.redirect(ownPath(path), 303);
    },
  );
  done();
};

/** A box that is not ticked is not sent. */
function consentFrom({
  choice = 'some',
  analytics = 'decline',
  marketing = 'decline',
}: Omit<ConsentForm, 'choice'> & { choice: Answer | 'some' | undefined }): Consent {
  return choice === 'some' ? { analytics, marketing } : { analytics: choice, marketing: choice };
}
