import { Type } from 'typebox';
import type { Config } from '../../../config/config.ts';
import { CountryCode } from '../../../domain/countries.ts';
import { languages } from '../../../domain/languages.ts';
import { Currency } from '../../../domain/money.ts';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { walletFramePage, walletFramePolicies, walletFrameScript } from '../wallets/wallet-frame.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const Session = Type.Object(
  { data: Type.Object({ attributes: Type.Object({ token: Type.String() }) }) },
  { examples: [{ data: { attributes: { token: 'LTljuuLaDQnHxeVp' } } }] },
);

/** Payments that are confirmed in a wallet: leave for one, and the frame with the buttons where wallets are offered. */
export function walletRoutes(
  app: App,
  { billing, sessionOf, wallets }: RouteParts & Pick<Config, 'wallets'>,
): void {
  app.post(
    '/subscription/payments/web/wallet-sessions',
    {
      schema: {
        operationId: 'openWalletSession',
        tags: ['Checkout'],
        summary: 'Gives the caller leave to confirm the sum of a quote in a wallet; charges nothing',
        querystring: MemberQuery,
        body: Type.Object(
          { quoteId: Type.String({ format: 'uuid' }) },
          { examples: [{ quoteId: '8a1d6f0e-3c52-4f7b-9d48-6e2b7c1a5f30' }] },
        ),
        response: { 201: Session, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const session = await billing.openWalletSession(caller.person, request.body.quoteId);
      if (!session.ok) return answerRefusal(reply, session.refusal);
      return reply.code(201).send({ data: { attributes: { token: session.token } } });
    },
  );

  if (wallets === undefined) return;
  const policies = walletFramePolicies(wallets);

  // It reads no session: what it shows stands in its address, and what is confirmed is the sum of the session.
  app.get(
    '/checkout/wallet-frame',
    {
      schema: {
        hide: true,
        querystring: Type.Object({
          language: Type.Enum([...languages]),
          theme: Type.Enum(['day', 'night']),
          country: CountryCode,
          currency: Currency,
          amount: Type.String({ pattern: '^\\d{1,7}\\.\\d{2}$' }),
        }),
      },
    },
    (request, reply) =>
      reply.headers(policies).type('text/html; charset=utf-8').send(walletFramePage(wallets, request.query)),
  );

  app.get('/checkout/wallet-frame.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(walletFrameScript),
  );
}
