import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { billingMails, mailOrigins } from './billing-mails.ts';
import { openBuddies } from './buddies.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { createFormTokens } from './http/form-token.ts';
import { health } from './http/health.ts';
import { openHttp } from './http/open-http.ts';
import { createVoucherCookie } from './http/voucher-cookie.ts';
import { createJoinedCount, openFamilies } from './families.ts';
import { identityMails } from './identity-mails.ts';
import { analytics, createMarketingAnswerCount, createSignUpCount } from './modules/analytics/index.ts';
import { createB2b } from './modules/b2b/index.ts';
import {
  billingPages,
  billingRoutes,
  createBilling,
  createFamilyOffers,
  createPageOffer,
  createReferralOffers,
  createStudentOffer,
  currencyOf,
  isCheckoutClosed,
  createWaitingPlan,
  reminderDays,
  zoneFor,
} from './modules/billing/index.ts';
import { contentPages, createPreview, legalPages, openContent } from './modules/content/index.ts';
import { openFlags } from './modules/flags/index.ts';
import { createIdentity, lockAgainstDeletion, recordMembership } from './modules/identity/index.ts';
import { createLocation } from './modules/location/index.ts';
import { createMail } from './modules/mail/index.ts';
import { openMoments } from './moments.ts';
import { createNewsletter } from './modules/newsletter/index.ts';
import { createPages } from './modules/pages/index.ts';
import { referralFreeDays } from './modules/referral/index.ts';
import { createStudents, createStudentStatus } from './modules/students/index.ts';
import { createAccounts, users } from './modules/users/index.ts';
import { createVouchers } from './modules/vouchers/index.ts';
import { workPages } from './modules/work/index.ts';
import { partnersIn } from './partners.ts';
import { personalTables } from './personal-tables.ts';
import { createPrivileges } from './privileges.ts';
import { friendsPlanIn, openReferrals, vouchersOf } from './referrals.ts';
import type { Clock } from './process/clock.ts';
import { jobKind, type Jobs } from './process/jobs.ts';
import { noTelemetry, type Telemetry } from './process/telemetry/telemetry.ts';
import { createSealing } from './sealing/sealing.ts';
import { seedWhenReady } from './seeds/seed-when-ready.ts';
import { pageAt } from './site/page-at.ts';
import type { MailFacts, OpenSite } from './site/open-site.ts';
import { openTerminations } from './terminations.ts';
import { openThrottle } from './throttle/open-throttle.ts';
import { waitingSources } from './waiting-sources.ts';

/** What the app is built on, opened by its caller. */
export interface Surroundings {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** The built site, which draws every page. */
  site: OpenSite;
  log: FastifyBaseLogger;
  telemetry?: Telemetry;
  /** Seeds the demo people before the first request. In development alone: everyone knows their password. */
  demo?: boolean;
}

/** The backend's table of contents. Registers everything and listens to nothing. */
export async function buildApp(surroundings: Surroundings) {
  const { config, db, clock, jobs, log, telemetry = noTelemetry, demo = false, ...built } = surroundings;
  const site = pageAt(built.site, {
    page: 'missingProfileFields',
    path: config.identity.profileFormPath,
    variable: 'PROFILE_FORM_PATH',
  });
  const app = await openHttp(config, log, (...problem) => pages.drawProblem(...problem), telemetry);
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
    telemetry,
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
    ...{ config, db, clock, jobs, log, telemetry, vouchers },
    referrals: vouchersOf(() => referrals),
    studentsVerifiedSince: studentStatus.verifiedSince,
    personOf: accounts.personOf,
    lockAgainstDeletion,
    mayBeSentOffers: accounts.mayBeSentOffers,
    mail: billingMails(mail, clock, newsletter.offerLinksFor),
    afterReading: async (trx, userId) => {
      await families.afterReading(trx, userId);
      await referrals.afterReading(trx, userId);
    },
    throttle,
  });
  const families = openFamilies({ config, db, clock, jobs, log, throttle, accounts, billing, mail });
  const referrals = openReferrals({ config, db, clock, jobs, throttle, accounts, billing, mail, families });
  const moments = openMoments({
    ...{ config, db, clock, jobs, throttle, accounts, mail, content, preview, referrals, site },
  });
  const buddies = openBuddies({ config, db, clock, jobs, throttle, accounts, mail, moments });
  const terminations = openTerminations({
    ...{ config, db, clock, jobs, log, throttle, formTokens, accounts, billing, mail },
    sessionOf: (request) => identity.sessionOf(request),
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
  const waitingPlan = createWaitingPlan({ billing, voucherCookie, clock });
  const privilegesOf = createPrivileges({ billing, families, b2b, moments });
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
    privilegesOf,
    flagsFor: flags.flagsFor,
    waiting: waitingSources({ families, buddies, referrals, waitingPlan, locationOf }),
    isCheckoutClosed: async (request, query) => {
      return isCheckoutClosed(query, { flags: await flags.flagsFor(request), soldPlans: billing.soldPlans });
    },
    countSignUp: createSignUpCount({ db, clock }),
    countMarketingAnswer: createMarketingAnswerCount({ db, clock }),
    workplaces: b2b,
    subscriptions: billing.closing,
    families: families.closing,
    referrals: referrals.closing,
    paymentDueOf: billing.paymentDueOf,
    familyRoleOf: families.roleOf,
    personalTables,
    // `/referral` shows nothing, and leads on.
    hasPage: (path) =>
      path === '/referral' || Object.values(site.routes).some((route) => route.path === path),
    isLoginStep: (path) =>
      Object.values(site.routes).some((route) => 'loginStep' in route && route.path === path),
    clearBrowser: (request, reply) => {
      voucherCookie.forget(request, reply);
      for (const { forgetTaken } of [referrals, buddies]) forgetTaken(request, reply);
    },
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

  if (demo && development) seedWhenReady(app, { config, db, clock, refresh: billing.refresh });
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
  await app.register(referrals.routes, { sessionOf, standardPlan: billing.soldPlans.standard });
  for (const { routes } of [moments, buddies]) await app.register(routes, { sessionOf });
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
      countJoined: createJoinedCount({ db, clock, billing }),
      recipientOf: identity.recipientOf,
      offersFor: createFamilyOffers({ soldPlans: billing.soldPlans, locationOf }),
    }),
    ...referrals.pages({
      userIdOf,
      hasAccess: async (userId) =>
        (await privilegesOf(userId)).some((privilege) => privilege !== 'MODERATOR'),
      flagsFor: flags.flagsFor,
      offersFor: createReferralOffers({ soldPlans: billing.soldPlans, locationOf }),
      friendsPlanOf: friendsPlanIn(billing),
      reminderDays,
    }),
    ...moments.pages({ userIdOf, sessionOf, freeDays: referralFreeDays }),
    ...buddies.pages({ userIdOf }),
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
      familyOwnerOf: families.ownerNameFor,
      familyPlaces: config.families.inviteQuantity + 1,
      linksOfFriends: { confirmationOf: referrals.confirmationOf, forget: referrals.forgetTaken },
      familyAccessOf: families.accessOf,
      ownFamilyOf: families.ownFamilyOf,
    }),
  };
  const offerOf = createPageOffer({ billing, clock, locationOf, userIdOf, voucherCookie });
  await app.register(preview.routes);
  await pages.register(app, handlers, contentPages({ content, preview, offerOf }));
  return app;
}
