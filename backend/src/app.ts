import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { billingMails, mailOrigins } from './billing-mails.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { createFormTokens } from './http/form-token.ts';
import { health } from './http/health.ts';
import { openHttp } from './http/open-http.ts';
import { createVoucherCookie } from './http/voucher-cookie.ts';
import { openFamilies } from './families.ts';
import { identityMails } from './identity-mails.ts';
import { analytics, createMarketingAnswerCount, createSignUpCount } from './modules/analytics/index.ts';
import { createB2b } from './modules/b2b/index.ts';
import {
  billingPages,
  billingRoutes,
  createBilling,
  createFamilyOffers,
  createPageOffer,
  createStudentOffer,
  currencyOf,
  isCheckoutClosed,
  waitingPlan,
  zoneFor,
} from './modules/billing/index.ts';
import { contentPages, createPreview, legalPages, openContent } from './modules/content/index.ts';
import { openFlags } from './modules/flags/index.ts';
import { createIdentity, lockAgainstDeletion, recordMembership } from './modules/identity/index.ts';
import { createLocation } from './modules/location/index.ts';
import { createMail } from './modules/mail/index.ts';
import { createTerminations } from './modules/terminations/index.ts';
import { createNewsletter } from './modules/newsletter/index.ts';
import { createPages } from './modules/pages/index.ts';
import { createStudents, createStudentStatus } from './modules/students/index.ts';
import { createAccounts, users } from './modules/users/index.ts';
import { createVouchers } from './modules/vouchers/index.ts';
import { workPages } from './modules/work/index.ts';
import { partnersIn } from './partners.ts';
import { personalTables } from './personal-tables.ts';
import type { Clock } from './process/clock.ts';
import { jobKind, type Jobs } from './process/jobs.ts';
import { createSealing } from './sealing/sealing.ts';
import { seedWhenReady } from './seeds/seed-when-ready.ts';
import { pageAt } from './site/page-at.ts';
import type { MailFacts, OpenSite } from './site/open-site.ts';
import { terminationMails } from './termination-mails.ts';
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
  /** Seeds the demo people before the first request. In development alone: everyone knows their password. */
  demo?: boolean;
}

/** The backend's table of contents. Registers everything and listens to nothing. */
export async function buildApp({ config, db, clock, jobs, log, demo = false, ...built }: Surroundings) {
  const { profileFormPath } = config.identity;
  const site = pageAt(built.site, {
    page: 'missingProfileFields',
    path: profileFormPath,
    variable: 'PROFILE_FORM_PATH',
  });
  const app = await openHttp(config, log, (...problem) => pages.drawProblem(...problem));
  const secure = config.siteOrigin.startsWith('https:');
  const development = config.environment === 'development';

  const flags = await openFlags(app, { settings: config.flags, askable: development, secure });
  const locationOf = createLocation({
    countryHeader: config.countryHeader,
    billedIn: async (request) => {
      const session = await identity.sessionOf(request);
      return session && billing.billedIn(session.userId);
    },
    ...{ zoneFor, currencyOf },
  });
  const accounts = createAccounts(db);
  const throttle = openThrottle(app, { db, jobs, redisUrl: config.redisUrl });
  const content = await openContent(app, { ...config.contentful, throttle });
  const preview = createPreview({ secret: config.contentful.previewSecret, secure });
  const formTokens = createFormTokens({ secret: config.formSecret });
  const mail = createMail<MailFacts>({
    db,
    jobs,
    clock,
    log,
    drawMail: ({ mail: name, language, country, facts }) =>
      Promise.resolve(site.drawMail({ mail: name, language, country, facts, origins: mailOrigins(config) })),
    sealing: createSealing({ keys: config.sealingKeys, purpose: 'mails' }),
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    stopOf: async (request) => {
      if (await identity.isMailStopped(request.to)) return 'stopped by the recipient';
      return (await billing.isMailStopped(request)) ? 'over' : undefined;
    },
  });
  app.addHook('onClose', mail.close);
  const newsletter = createNewsletter({
    ...{ config, db, clock, jobs, log, throttle, formTokens },
    sealing: createSealing({ keys: config.sealingKeys, purpose: 'jobs of the newsletter' }),
    sealingLinks: createSealing({ keys: config.sealingKeys, purpose: 'links of mails about offers' }),
    accounts: {
      wantsOffers: accounts.wantsOffers,
      endOffers: (id) => accounts.keepMarketingOptIn(id, false, 'mail'),
    },
    sendMail: ({ oneClick, link, leave, days, ...address }, trx) =>
      mail.send(
        { ...address, mail: 'newsletterConfirmation', unsubscribe: oneClick, facts: { link, leave, days } },
        trx,
      ),
  });
  const studentStatus = createStudentStatus(db);
  const vouchers = createVouchers(db, studentStatus);
  const billing = createBilling({
    config,
    db,
    clock,
    jobs,
    log,
    vouchers,
    studentsVerifiedSince: studentStatus.verifiedSince,
    personOf: accounts.personOf,
    lockAgainstDeletion,
    mayBeSentOffers: accounts.mayBeSentOffers,
    mail: billingMails(mail, clock, newsletter.offerLinksFor),
    afterReading: (trx, userId) => families.afterReading(trx, userId),
    throttle,
  });
  const families = openFamilies({ config, db, clock, jobs, log, throttle, accounts, billing, mail });
  const terminations = createTerminations({
    ...{ config, db, clock, jobs, log, throttle, formTokens },
    accountOf: async (email) => (await accounts.byEmail(email))?.id,
    endContracts: billing.endContracts,
    // Asked for an unknown address as well: the time of the answer tells nothing.
    contractsOf: async (email) =>
      billing.contractNumbersOf((await accounts.byEmail(email))?.id ?? randomUUID()),
    mails: terminationMails(mail, config),
    provenAddressOf: async (request) => {
      const session = await identity.sessionOf(request);
      const account = session && (await accounts.byId(session.userId));
      return account?.emailVerifiedAt ? account.email : undefined;
    },
    knownOf: async (request) => {
      const session = await identity.sessionOf(request);
      const account = session && (await accounts.byId(session.userId));
      if (account === undefined) return undefined;
      const { firstName, lastName, email } = account;
      return { name: [firstName, lastName].filter(Boolean).join(' '), email };
    },
  });
  const voucherCookie = createVoucherCookie({
    secure,
    userIdOf: async (request) => (await identity.sessionOf(request))?.userId,
    heldByOrder: async (request, code) => {
      const session = await identity.sessionOf(request);
      return session !== undefined && billing.isVoucherQuoted(session.userId, code);
    },
  });
  const b2b = createB2b({
    db,
    throttle,
    partners: partnersIn(config.identity.connections),
    keepExternalId: accounts.keepExternalId,
    externalIdOf: async (accountId) => (await accounts.byId(accountId))?.externalId ?? undefined,
    dropExternalId: accounts.dropExternalId,
    lockAccount: lockAgainstDeletion,
    recordMembership,
  });
  const identity = createIdentity({
    app,
    config,
    db,
    accounts: {
      ...accounts,
      async changeEmail(id, address, trx) {
        const changed = await accounts.changeEmail(id, address, trx);
        if (changed) await billing.updateContacts(trx, id);
        return changed;
      },
    },
    jobs,
    mail: identityMails(mail, config.siteOrigin),
    throttle,
    privilegesOf: async (userId) => {
      const [subscriber, inFamily, member] = await Promise.all([
        billing.isSubscriber(userId),
        families.isMember(userId),
        b2b.isMember(userId),
      ]);
      return [
        ...(subscriber || inFamily ? ['SUBSCRIBER' as const] : []),
        ...(member ? ['B2B_CONTENT' as const] : []),
      ];
    },
    flagsFor: flags.flagsFor,
    waitingPlanOf: async (request, { code, country, mayHaveFreeDays }) => {
      const location = await locationOf(request, undefined, country);
      return waitingPlan(code, { soldPlans: billing.soldPlans, location, mayHaveFreeDays });
    },
    isCheckoutClosed: async (request, query) => {
      return isCheckoutClosed(query, { flags: await flags.flagsFor(request), soldPlans: billing.soldPlans });
    },
    countSignUp: createSignUpCount({ db, clock }),
    countMarketingAnswer: createMarketingAnswerCount({ db, clock }),
    workplaces: b2b,
    subscriptions: billing.closing,
    paymentDueOf: billing.paymentDueOf,
    familyRoleOf: families.roleOf,
    personalTables,
    hasPage: (path) => Object.values(site.routes).some((route) => route.path === path),
    isLoginStep: (path) =>
      Object.values(site.routes).some((route) => 'loginStep' in route && route.path === path),
    clearBrowser: voucherCookie.forget,
  });
  const { sessionOf } = identity;
  const pages = createPages({
    site,
    config,
    sessionOf,
    dropEndedSession: identity.dropEndedSession,
    locationOf,
    previewing: async (request) => (await preview.viewOf(request)) === 'drafts',
    voucherCookie,
    paymentDueOf: billing.paymentDueOf,
  });

  if (demo && development) {
    const { sealingKeys, identity: identityConfig } = config;
    const { workplaces } = identityConfig.connections;
    seedWhenReady(app, { db, clock, refresh: billing.refresh, sealingKeys, workplaces });
  }
  await app.register(health, { db });
  await app.register(users, { accounts, sessionOf, connectionsOf: identity.connectionsOf });
  await app.register(identity.routes);
  await app.register(newsletter.routes);
  await app.register(b2b.routes, { sessionOf, subjectOf: identity.subjectOf });
  await app.register(billingRoutes, {
    ...{ billing, sessionOf, voucherCookie, throttle },
    zuora: config.zuora,
    wallets: config.wallets,
  });
  await app.register(families.routes, { sessionOf, familyPlans: billing.soldPlans.families });
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
  const students = createStudents({
    ...{ config, db, clock, log, throttle, userIdOf },
    offerFor: createStudentOffer({ billing, vouchers, locationOf }),
  });
  await app.register(students.routes);
  const handlers = {
    ...identity.pages,
    ssoLogin: b2b.ssoLoginPage({ isSignedIn: async (request) => (await sessionOf(request)) !== undefined }),
    workEmail: b2b.workEmailPage({ codes: identity.codes }),
    ...newsletter.pages,
    ...terminations.pages,
    ...students.pages,
    ...families.pages({
      userIdOf,
      countryOf: async ({ request, language }) => (await locationOf(request, language)).country,
      recipientOf: identity.recipientOf,
      offersFor: createFamilyOffers({ soldPlans: billing.soldPlans, locationOf }),
    }),
    ...workPages({ config, db, jobs, clock, log, throttle, formTokens }),
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
      recipientOf: identity.recipientOf,
      declaredEndOf: terminations.plannedEndOf,
      employerOf: b2b.employerOf,
    }),
  };
  const offerOf = createPageOffer({ billing, clock, locationOf, userIdOf, voucherCookie });
  await app.register(preview.routes);
  await pages.register(app, handlers, contentPages({ content, preview, offerOf }));
  return app;
}
