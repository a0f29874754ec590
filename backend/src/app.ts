import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { billingMails, mailOrigins } from './billing-mails.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { health } from './http/health.ts';
import { openHttp } from './http/open-http.ts';
import { createVoucherCookie } from './http/voucher-cookie.ts';
import { analytics, createSignUpCount } from './modules/analytics/index.ts';
import {
  billingPages,
  billingRoutes,
  createBilling,
  createPageOffer,
  currencyOf,
  openedCheckout,
  waitingPlan,
  zoneFor,
} from './modules/billing/index.ts';
import { contentPages, createPreview, legalPages, openContent } from './modules/content/index.ts';
import { openFlags } from './modules/flags/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createLocation } from './modules/location/index.ts';
import { createMail } from './modules/mail/index.ts';
import { createPages } from './modules/pages/index.ts';
import { createAccounts, users } from './modules/users/index.ts';
import { createVouchers } from './modules/vouchers/index.ts';
import type { Clock } from './process/clock.ts';
import { jobKind, type Jobs } from './process/jobs.ts';
import { seedWhenReady } from './seeds/seed-when-ready.ts';
import type { MailFacts, OpenSite } from './site/open-site.ts';
import { openThrottle } from './throttle/open-throttle.ts';

/** What the app is built on, opened by its caller. */
export interface Surroundings {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** The built site, which draws every page. */
  site: OpenSite;
  log: FastifyBaseLogger;
  /** Seeds the demo people before the first request. */
  demo?: boolean;
}

/** The backend's table of contents. Registers everything and listens to nothing. */
export async function buildApp({ config, db, clock, jobs, site, log, demo = false }: Surroundings) {
  const app = await openHttp(config, log, (...problem) => pages.drawProblem(...problem));
  const secure = config.siteOrigin.startsWith('https:');
  const development = config.environment === 'development';

  const flags = await openFlags(app, { settings: config.flags, askable: development, secure });
  const locationOf = createLocation({ countryHeader: config.countryHeader, zoneFor, currencyOf });
  const accounts = createAccounts(db);
  const throttle = openThrottle(app, { db, jobs, redisUrl: config.redisUrl });
  const content = await openContent(app, { ...config.contentful, throttle });
  const preview = createPreview({ secret: config.contentful.previewSecret, secure });
  const mail = createMail<MailFacts>({
    db,
    jobs,
    clock,
    log,
    drawMail: ({ mail: name, language, country, facts }) =>
      Promise.resolve(site.drawMail({ mail: name, language, country, facts, origins: mailOrigins(config) })),
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
  });
  app.addHook('onClose', mail.close);
  const billing = createBilling({
    config,
    db,
    clock,
    jobs,
    log,
    vouchers: createVouchers(db),
    personOf: accounts.personOf,
    mail: billingMails(mail, clock),
    throttle,
  });
  const voucherCookie = createVoucherCookie({
    secure,
    userIdOf: async (request) => (await identity.sessionOf(request))?.userId,
    heldByOrder: async (request, code) => {
      const session = await identity.sessionOf(request);
      return session !== undefined && billing.isVoucherQuoted(session.userId, code);
    },
  });
  const identity = createIdentity({
    app,
    config,
    db,
    accounts,
    jobs,
    throttle,
    privilegesOf: async (userId) => ((await billing.isSubscriber(userId)) ? ['SUBSCRIBER'] : []),
    flagsFor: flags.flagsFor,
    waitingPlanOf: (request, { code, country, mayTry }) => {
      const here = locationOf(request);
      const place =
        country === undefined
          ? here
          : { country, lookupStatus: 'success' as const, zone: zoneFor({ country, language: 'en' }) };
      return waitingPlan(code, { soldPlans: billing.soldPlans, place, mayTry });
    },
    isCheckoutClosed: async (request, query) => {
      const checkout = openedCheckout(query, {
        flags: await flags.flagsFor(request),
        soldPlans: billing.soldPlans,
        place: locationOf(request),
        mayTry: true,
      });
      return 'instead' in checkout;
    },
    countSignUp: createSignUpCount({ db, clock }),
    hasPage: (path) => Object.values(site.routes).some((route) => route.path === path),
    clearBrowser: voucherCookie.forget,
  });
  const { sessionOf } = identity;
  const pages = createPages({
    site,
    config,
    sessionOf,
    locationOf,
    previewing: async (request) => (await preview.viewOf(request)) === 'drafts',
    voucherCookie,
  });

  if (demo) seedWhenReady(app, { db, clock, refresh: billing.refresh });
  await app.register(health, { db });
  await app.register(users, { accounts, sessionOf, connectionsOf: () => Promise.resolve([]) });
  await app.register(identity.routes);
  await app.register(billingRoutes, { billing, sessionOf, voucherCookie, zuora: config.zuora, throttle });
  await app.register(analytics, {
    db,
    clock,
    sessionOf,
    retentionDays: config.analyticsRetentionDays,
    throttle,
    everyNight: (work) => jobs.every(jobKind('analytics.forget'), '41 3 * * *', work),
    secure,
    voucherCookie,
    listed: development,
  });
  const userIdOf = async (request: FastifyRequest) => (await sessionOf(request))?.userId;
  const handlers = {
    ...identity.pages,
    ...legalPages({ content, preview }),
    ...billingPages({
      billing,
      clock,
      locationOf,
      flagsFor: flags.flagsFor,
      homeModules: async (request, language) => content.homeModules(language, await preview.viewOf(request)),
      voucherCookie,
      userIdOf,
      personOf: accounts.personOf,
    }),
  };
  const offerOf = createPageOffer({ billing, clock, locationOf, userIdOf, voucherCookie });
  await app.register(preview.routes);
  await pages.register(app, handlers, contentPages({ content, preview, offerOf }));
  return app;
}
