import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { answerCheckout, answerConfirmation } from './answers/checkout.ts';
import { answerLegal } from './answers/legal.ts';
import { answerHome, answerPlanSelection } from './answers/offers.ts';
import { signUpVariantFor } from './answers/sign-up-variant.ts';
import { answerCancelSubscription, answerSubscription, cancelForm } from './answers/subscription.ts';
import { answerUnreadable, shapeErrors } from './http/api-errors.ts';
import type { Clock } from './process/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { dayOf } from './domain/days.ts';
import { health } from './http/health.ts';
import { billingLetters, mailOrigins } from './billing-mails.ts';
import { languagePrefix, type Language } from './domain/languages.ts';
import { jobKind, type Jobs } from './process/jobs.ts';
import { analytics } from './modules/analytics/index.ts';
import { billingRoutes, createBilling, currencyOf, zoneFor } from './modules/billing/index.ts';
import { openContent } from './modules/content/index.ts';
import { flagsInMemory, openFlags } from './modules/flags/index.ts';
import { createIdentity, createThrottle } from './modules/identity/index.ts';
import { createLocation } from './modules/location/index.ts';
import { createMail } from './modules/mail/index.ts';
import { createPages, type MailFacts, type OpenSite } from './modules/pages/index.ts';
import { createAccounts, users } from './modules/users/index.ts';
import { createVouchers } from './modules/vouchers/index.ts';
import { describeRoutes } from './http/open-api.ts';
import { logRequests } from './http/request-log.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { secureAnswers } from './http/security-headers.ts';
import { seed } from './seeds/seed.ts';
import { refuseUnwritableText } from './http/writable-text.ts';

/** What the app stands on, opened by whoever starts it. */
export interface Surroundings {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** The built site, which draws every page. */
  site: OpenSite;
  log: FastifyBaseLogger;
  /** Brings the demo people in before the door opens. */
  demo?: boolean;
}

/** The backend's table of contents. Registers everything and listens to nothing. */
export async function buildApp({ config, db, clock, jobs, site, log, demo = false }: Surroundings) {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustedProxies],
    return503OnClosing: true,
    // Who takes longer to send a request keeps a connection for nothing.
    requestTimeout: 30_000,
    frameworkErrors: answerUnreadable,
  }).withTypeProvider<TypeBoxTypeProvider>();

  shapeErrors(app, (...problem) => pages.drawProblem(...problem));
  logRequests(app);
  secureAnswers(app, config);
  requireSameOrigin(app, config);
  await app.register(cookie);
  await app.register(formbody);
  refuseUnwritableText(app);
  await describeRoutes(app, config);

  const secure = config.siteOrigin.startsWith('https:');
  const development = config.environment === 'development';
  const flags = await openFlags(app, {
    provider: flagsInMemory(config.flags),
    targeted: Object.values(config.flags).some((setting) => typeof setting === 'number'),
    askable: development,
    secure,
  });
  const content = await openContent(app, config.contentful);
  const locationOf = createLocation({ countryHeader: config.countryHeader, zoneFor, currencyOf });
  const accounts = createAccounts(db);
  const mail = createMail<MailFacts>({
    db,
    jobs,
    clock,
    drawMail: ({ mail: name, language, facts }) =>
      Promise.resolve(site.drawMail({ mail: name, language, facts, origins: mailOrigins(config) })),
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
  });
  app.addHook('onClose', mail.close);
  const throttle = createThrottle(db);
  const billing = createBilling({
    config,
    db,
    clock,
    jobs,
    log,
    vouchers: createVouchers(db),
    personOf: async (userId) => {
      const account = await accounts.byId(userId);
      if (account === undefined) return undefined;
      const { firstName, lastName, email, language } = account;
      return { userId, firstName, lastName, email, language };
    },
    mail: billingLetters(mail, clock),
    attempt: (userId, { what, most, minutes }) =>
      throttle.attempt([{ subject: [what, userId], most, minutes, forgottenBySuccess: false }]),
  });
  const identity = createIdentity({
    config: {
      ...config.identity,
      cookie: {
        name: config.environment === 'production' ? 'hsngjwt' : 'hsjwt',
        domain: config.identity.cookieDomain,
      },
    },
    rules: { ...config, namesRequired: config.identity.namesRequired },
    db,
    accounts,
    privilegesOf: async (userId) => ((await billing.isSubscriber(userId)) ? ['SUBSCRIBER'] : []),
  });
  if (demo) {
    app.addHook('onReady', async () => {
      const silent = await seed(db, billing.refresh, dayOf(clock.now()));
      if (silent.length > 0) log.warn({ silent }, 'the billing company did not tell what these people hold');
    });
  }
  const { sessionOf } = identity;
  jobs.every(jobKind('identity.sweep'), '23 * * * *', identity.sweep);

  const pages = createPages({
    site,
    siteOrigin: config.siteOrigin,
    helpDeskUrl: config.helpDeskUrl,
    webAppUrl: config.webAppUrl,
    policy: {
      frames: [config.zuora.pageOrigin],
      connections: config.sentryDsn === undefined ? [] : [new URL(config.sentryDsn).origin],
    },
    countryOf: (request) => locationOf(request).country,
    sessionOf,
  });

  await app.register(health, { db });
  await app.register(users, { accounts, sessionOf, connectionsOf: () => Promise.resolve([]) });
  await identity.register(app, async (request, reply, page) => {
    if (page.route === 'login' || page.route === 'authCallback') return pages.drawPage(request, reply, page);
    const variant = signUpVariantFor(await flags.flagsFor(request));
    if (page.route === 'register') {
      return pages.drawPage(request, reply, { ...page, facts: { ...page.facts, variant } });
    }
    const signUp = { ...page.facts.signUp, variant };
    return pages.drawPage(request, reply, { ...page, facts: { ...page.facts, signUp } });
  });
  await app.register(billingRoutes, { billing, sessionOf, zuora: config.zuora });
  await app.register(analytics, {
    db,
    clock,
    sessionOf,
    retentionDays: config.analyticsRetentionDays,
    redisUrl: config.redisUrl,
    everyNight: (work) => jobs.every(jobKind('analytics.forget'), '41 3 * * *', work),
    secure,
    listed: development,
  });

  const offer = { clock, content, locationOf };
  const checkout = {
    billing,
    flags,
    locationOf,
    emailOf: async (userId: string) => (await accounts.byId(userId))?.email,
    confirmationAddress: (language: Language, purchaseId: string) =>
      `${languagePrefix(language)}/buy/checkout/summary?purchase=${purchaseId}`,
  };
  await pages.register(app, {
    home: answerHome(offer),
    planSelection: answerPlanSelection(offer),
    privacyPolicy: answerLegal(content, 'privacyPolicy', 'privacy-policy'),
    termsAndConditions: answerLegal(content, 'termsAndConditions', 'terms-and-conditions'),
    checkout: answerCheckout(checkout),
    checkoutConfirmation: answerConfirmation(checkout),
    subscription: answerSubscription({ billing, clock }),
    cancelSubscription: answerCancelSubscription({ billing, clock }),
  });

  const userIdOf = async (request: FastifyRequest) => (await sessionOf(request))?.userId;
  await app.register(cancelForm, { billing, clock, drawPage: pages.drawPage, userIdOf });

  return app;
}
