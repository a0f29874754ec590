import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { createClock } from './clock/clock.ts';
import { clockRoutes } from './clock/index.ts';
import { createTimeTravel } from './clock/time-travel.ts';
import type { SandboxConfig } from './config.ts';
import { deliveryRoutes } from './contentful/delivery.ts';
import { editingRoutes } from './contentful/editing.ts';
import { deepLinkRoutes } from './deep-link/index.ts';
import { frontPageRoutes } from './front-page/index.ts';
import { helpDeskRoutes } from './help-desk/index.ts';
import { hubspotRoutes } from './hubspot/index.ts';
import { identityProviderRoutes } from './identity-providers/index.ts';
import { inboxRoutes } from './mail/index.ts';
import { registerPageStyle } from './page/page.ts';
import { refuseForeignPosts } from './page/same-origin.ts';
import { paypalRoutes } from './paypal/index.ts';
import { pwnedPasswordRoutes } from './pwned-passwords/index.ts';
import { envelopeRoutes, reportPages } from './sentry/index.ts';
import { sheeridRoutes } from './sheerid/index.ts';
import type { SandboxState } from './state/sandbox-state.ts';
import type { StateFile } from './state/state-file.ts';
import { webAppRoutes } from './web-app/index.ts';
import { createCallouts } from './zuora/callouts.ts';
import { billingWork } from './zuora/due-work.ts';
import { zuoraRoutes } from './zuora/index.ts';

/** What a test may set otherwise. */
export interface AppOptions {
  logger?: boolean;
  lateAnswerMs?: number;
  /** How often due billing is looked for as real time goes by; 0 for never. */
  tickMs?: number;
}

/** The sandbox: one company after the other. */
export async function buildApp(
  config: SandboxConfig,
  file: StateFile<SandboxState>,
  { logger = false, lateAnswerMs = 30_000, tickMs = 30_000 }: AppOptions = {},
): Promise<FastifyInstance> {
  const { state, save } = file;
  const clock = createClock(state.clock);
  const callouts = createCallouts(state.zuora, config.zuora, clock, save);
  const travel = createTimeTravel(
    clock,
    billingWork(state.zuora, callouts, {
      retryRule: config.zuora.retryRule,
      slowAnswerMs: lateAnswerMs,
    }),
  );

  // Stopping waits for no request: not for a late answer, and not for a browser's open connection.
  const app = Fastify({ logger: logger && { level: 'warn' }, forceCloseConnections: true });
  await app.register(formbody);
  refuseForeignPosts(app);
  registerPageStyle(app);

  await app.register(clockRoutes, { prefix: '/clock', clock, travel, save });
  await app.register(zuoraRoutes, {
    prefix: '/zuora',
    state: state.zuora,
    clock,
    callouts,
    config: config.zuora,
    siteOrigin: config.siteOrigin,
    lateAnswerMs,
    save,
  });
  await app.register(paypalRoutes, {
    prefix: '/paypal',
    state: state.paypal,
    clock,
    config: config.paypal,
    siteOrigin: config.siteOrigin,
    save,
  });
  await app.register(identityProviderRoutes, {
    prefix: '/identity-providers',
    state: state.identityProviders,
    config,
    lateAnswerMs,
    save,
  });
  await app.register(inboxRoutes, { state: state.mail });
  await app.register(deliveryRoutes, {
    prefix: '/spaces/:space/environments/:environment',
    state: state.content,
  });
  await app.register(editingRoutes, {
    prefix: '/contentful/edit',
    state: state.content,
    clock,
    config: config.contentful,
    save,
  });

  const reports = { state: state.sentry, config: config.sentry, save };
  await app.register(envelopeRoutes, reports);
  await app.register(reportPages, { prefix: '/sentry', ...reports });

  await app.register(pwnedPasswordRoutes, { prefix: '/pwned-passwords' });
  await app.register(hubspotRoutes, { prefix: '/hubspot', state: state.hubspot, clock, save });

  await app.register(sheeridRoutes, {
    prefix: '/sheerid',
    state: state.sheerid,
    clock,
    config: config.sheerid,
    origin: config.origin,
    siteOrigin: config.siteOrigin,
    lateAnswerMs,
    save,
  });

  await app.register(webAppRoutes, { prefix: '/web-app', siteOrigin: config.siteOrigin });
  await app.register(helpDeskRoutes, { prefix: '/help', siteOrigin: config.siteOrigin });
  await app.register(deepLinkRoutes, { prefix: '/deep-link', siteOrigin: config.siteOrigin });
  await app.register(frontPageRoutes, { siteOrigin: config.siteOrigin });

  app.addHook('onListen', () => callouts.deliver());
  const tick =
    tickMs > 0
      ? setInterval(() => {
          travel.to(clock.now()).catch((error: unknown) => app.log.error(error));
        }, tickMs).unref()
      : undefined;
  app.addHook('onClose', async () => {
    clearInterval(tick);
    callouts.stop();
    await save();
  });
  return app;
}
