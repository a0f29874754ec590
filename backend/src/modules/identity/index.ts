import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { IdentityTables } from './tables.ts';
import type { SharedTransaction } from '../../database/database.ts';
import type { PageHandlers, PageVisit } from '../../http/page-handler.ts';
import { jobKind } from '../../process/jobs.ts';
import { createSealing } from '../../sealing/sealing.ts';
import { accountPages } from './account/index.ts';
import { authenticatorPage } from './authenticator/authenticator-page.ts';
import { createAuthenticator } from './authenticator/index.ts';
import { createCompanySignIn } from './company-sign-in.ts';
import { createClosing } from './closing/index.ts';
import { createBreachedPasswords } from './sign-in/breached-passwords.ts';
import { callbackPage } from './sign-in/callback.ts';
import { createCredentials } from './sign-in/credentials.ts';
import type { DestinationRules } from './sign-in/destination.ts';
import { createFormCookie } from './sign-in/form-cookie.ts';
import { createInteractions } from './provider/interactions.ts';
import { createKnownDevices } from './sign-in/known-devices.ts';
import { lastLoginIn } from './sign-in/last-login.ts';
import { createAddressCodes } from './identities/address-codes.ts';
import { createMailedCodes } from './identities/mailed-codes.ts';
import { offersOf, reachableConnections } from './identities/offers.ts';
import { createRecipientsOfAddresses } from './link-recipient/recipients-of-addresses.ts';
import { createOwnData } from './export/index.ts';
import { once } from './once.ts';
import { createAppCodes } from './owner-proof/app-codes.ts';
import { loginCodeAsker } from './login-challenge/ask-for-login-code.ts';
import { createLoginChallenges } from './login-challenge/login-challenges.ts';
import { loginCodePage } from './login-challenge/login-code-page.ts';
import { createOwnersMail } from './login-challenge/owners-mail.ts';
import { missingProfileFieldsPage } from './profile/missing-profile-fields-page.ts';
import { createPasskeyArea } from './passkeys/index.ts';
import { passwordResetPages } from './password-reset/index.ts';
import { identitySecrets, sealSecrets, secretsPurpose } from './provider/keys.ts';
import { mountProvider } from './provider/mount.ts';
import { createProvider, providerPath } from './provider/provider.ts';
import { accountLinkPage } from './pages/account-link-page.ts';
import { bundleSpotifyPage } from './pages/bundle-spotify-page.ts';
import { companyProblemPage } from './pages/company-problem-page.ts';
import { identitiesPage } from './pages/identities-page.ts';
import { questionPage } from './pages/question-page.ts';
import { secondFactorAsker } from './second-factor/ask-for-second-factor.ts';
import { secondFactorPage } from './second-factor/second-factor-page.ts';
import { secondFactorSettingsPage } from './second-factor/settings-page.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSignInSteps } from './second-factor/sign-in-steps.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { createSessionTokens } from './session/session-token.ts';
import { createSessions } from './session/sessions.ts';
import { createDropUnderWay } from './session/under-way.ts';
import { signInPages } from './sign-in/sign-in-pages.ts';
import { signInStarter } from './sign-in/sign-in-start.ts';
import { createSiteClient } from './sign-in/site-client.ts';
import type { IdentitySurroundings } from './surroundings.ts';
import { createNotices } from './notices.ts';
import { sweepExpired } from './sweep.ts';
import { createTransactions } from './sign-in/transactions.ts';

export { recordMembership } from './audit.ts';
export { maskedEmail } from './masked-email.ts';
export { lockAgainstDeletion } from './closing/lock-against-deletion.ts';
export { identityTables } from './personal-data.ts';
export type { IdentityMail, WaitingSources } from './ports.ts';

/** Signing in: who visitors are, how they prove it, and how long that holds. */
export function createIdentity(surroundings: IdentitySurroundings) {
  const {
    app,
    config,
    accounts,
    privilegesOf,
    flagsFor,
    waiting,
    isCheckoutClosed,
    jobs,
    mail,
    throttle,
    countSignUp,
    workplaces,
    hasPage,
    isLoginStep,
  } = surroundings;
  const db = surroundings.db.$extendTables<IdentityTables>();
  const { siteOrigin, identity } = config;
  const { issuer, audience } = identity;
  const rules: DestinationRules = { ...config, ...identity, hasPage, isLoginStep };
  const cookieNames = config.environment === 'production' ? ['hsngjwt', 'hsjwt'] : ['hsjwt', 'hsngjwt'];
  const [cookieName = '', otherCookie] = cookieNames;
  const sealingFor = (purpose: string) => createSealing({ keys: config.sealingKeys, purpose });
  const kept = { db, sealing: sealingFor(secretsPurpose) };
  app.addHook('onListen', () => sealSecrets(kept));
  const secrets = once(() => identitySecrets(kept, identity.jwks));
  const own = issuer.kind === 'own';
  const secondFactors = createSecondFactors({ db, workplaces, ownIssuer: own });
  const sessions = createSessions({
    db,
    tokens: createSessionTokens({ siteOrigin, audience, secrets }),
    cookie: {
      name: cookieName,
      otherName: identity.readsOtherCookie ? otherCookie : undefined,
      domain: identity.cookieDomain,
      secure: siteOrigin.startsWith('https:'),
    },
    privilegesOf,
    secondFactors,
    clearBrowser: surroundings.clearBrowser,
  });
  const provider = once(async () =>
    createProvider({ db, accounts, secrets: await secrets(), siteOrigin, audience }),
  );
  const interactions = own ? createInteractions({ app, db, provider, audience }) : undefined;
  const client = createSiteClient({ app, issuer, siteOrigin, audience, secrets });
  const transactions = createTransactions({ db, siteOrigin });
  const secure = siteOrigin.startsWith('https:');
  const formCookie = createFormCookie({ secrets, secure });
  const authorization = { client, transactions, rules };
  const start = signInStarter({ ...authorization, throttle, formCookie, ownForm: own });
  const devices = createKnownDevices({ secrets, accounts, secondFactors, secure });
  const ownIssuer = `${siteOrigin}${providerPath}`;
  const { sessionOf } = sessions;
  const notices = createNotices({ db, siteOrigin, sessionOf, config: identity.connections });
  const { told, toldProblems } = notices;
  const breachedPasswords = createBreachedPasswords({ url: identity.breachedPasswordsUrl, log: app.log });
  const credentials = (visit: PageVisit) =>
    createCredentials({ db, accounts, throttle, breachedPasswords, devices }, visit);
  const codes = createMailedCodes({ db, secrets, throttle, mail, devices });
  const loginCodes = {
    told,
    challenges: createLoginChallenges({ db, formCookie, secure }),
    codes: createMailedCodes({
      ...{ db, secrets, throttle, devices },
      mail: createOwnersMail({ ...{ db, jobs, accounts, mail }, sealing: sealingFor('mails to owners') }),
    }),
  };
  const steps = createSignInSteps({ db, formCookie, siteOrigin });
  const authenticator = createAuthenticator({ db, secrets, sealingKeys: config.sealingKeys });
  const asking = { accounts, codes, factors: secondFactors, steps, told };
  const askForSecondFactor = secondFactorAsker(asking);
  const reachable = reachableConnections(identity.connections);
  const appCodes = createAppCodes({
    ...{ db, devices, mail, throttle },
    ...{ apps: authenticator.apps, factors: secondFactors },
  });
  const passkeys = createPasskeyArea({
    ...{ db, accounts, appCodes, credentials, devices, formCookie, mail },
    ...{ secrets, sessions, throttle, told, siteOrigin },
    domain: identity.passkeyDomain,
    reachable,
    rules,
    offered: own,
  });
  const proofs = { appCodes, passkeysOf: passkeys.countOf };
  // Where another issuer signs people in, it decides by what companies they do.
  const byCompany =
    interactions &&
    createCompanySignIn({
      ...authorization,
      ...proofs,
      interactions,
      askForSecondFactor,
      formCookie,
      db,
      config: identity.connections,
      reachable,
      accounts,
      credentials,
      devices,
      mail,
      ...notices,
      secondFactors,
      secrets,
      sessions,
      throttle,
      workplaces,
    });

  const questionIn = async (request: FastifyRequest) => byCompany?.questionIn(request);

  jobs.every(jobKind('identity.sweep'), '23 * * * *', async () => {
    await sweepExpired(db);
    await accounts.releaseAddresses();
  });

  const closing = createClosing({
    ...{ db, jobs, accounts, sessions, credentials, secrets, throttle, mail, devices, siteOrigin, told },
    ...{ subscriptions: surroundings.subscriptions, families: surroundings.families },
    referrals: surroundings.referrals,
    ...{ ...proofs, personalTables: surroundings.personalTables, log: app.log },
  });

  const ownData = createOwnData({
    ...{ ...proofs, db, devices, jobs, accounts, sessions, credentials, throttle, mail, codes, siteOrigin },
    personalTables: surroundings.personalTables,
    atOnceBytes: config.dataFileAtOnceBytes,
    sealing: sealingFor('files of own data'),
  });

  const dropUnderWay = createDropUnderWay({ ...notices, ...loginCodes, steps, secure });
  const routes: FastifyPluginAsync = async (scope) => {
    if (own) await scope.register(mountProvider, { provider, siteOrigin });
    sessionRoutes(scope, { sessions, dropUnderWay, ownLogin: own });
    byCompany?.routes(scope);
    ownData.routes(scope);
    if (own) passkeys.routes(scope);
  };

  return {
    /** Who is signed in, read from the database once a request. */
    sessionOf,

    /** Removes the cookie of a session that has ended or cannot be read. */
    dropEndedSession: sessions.dropEnded,

    /** The companies by which an account signs in. */
    connectionsOf: (accountId: string) => byCompany?.connectionsOf(accountId) ?? Promise.resolve([]),

    /** What is asked before a link goes on that was mailed to an address. Undefined where there is nothing to ask. */
    recipientOf: createRecipientsOfAddresses({ sessionOf, accounts }),

    /** Whether a company that signs people in said that it forwards no mails to an address. */
    isMailStopped: (address: string) => byCompany?.isMailStopped(address) ?? Promise.resolve(false),

    /** The subject of an account at a company. */
    subjectOf: (accountId: string, connection: string, trx: SharedTransaction) =>
      byCompany?.subjectOf(accountId, connection, trx) ?? Promise.resolve(undefined),

    /** Codes by mail, which prove that a person reads an address. */
    codes: createAddressCodes(codes, accounts),

    /** The provider and the session. */
    routes,

    pages: {
      ...signInPages({
        ...authorization,
        start,
        formCookie,
        interactions,
        askForLoginCode: loginCodeAsker(loginCodes),
        askForSecondFactor,
        sessionOf,
        withheldFrom: sessions.withheldFrom,
        flagsFor,
        waiting,
        isCheckoutClosed,
        questionIn,
        offeredOn: (page, request) =>
          own ? offersOf(page, { lastLogin: lastLoginIn(request) }, identity.connections) : [],
        credentials,
        logInByPasskey: passkeys.logIn,
      }),
      ...passkeys.pages,
      ...passwordResetPages({
        ...{ db, jobs, accounts, sessions, mail, throttle, devices, siteOrigin, workplaces, secrets, rules },
        sealing: sealingFor('links to new passwords'),
        ...{ apps: authenticator.apps, factors: secondFactors, reachable, formCookie },
        addressAtQuestion: async (request) => byCompany?.addressAtQuestion(request),
        breachedPasswords,
        ownPasswords: own,
      }),
      loginCode: loginCodePage(
        interactions && {
          ...{ ...authorization, ...loginCodes, interactions, askForSecondFactor, formCookie, db },
          ...{ accounts, devices, factors: secondFactors, sessions, mail, throttle },
        },
      ),
      secondFactor: secondFactorPage(
        interactions &&
          byCompany && {
            ...{ ...authorization, ...asking, interactions, formCookie, db, devices, mail },
            ...{ ...authenticator, sessions, throttle, passkeysOf: passkeys.countOf },
            linkAfterSecondFactor: byCompany.linkAfterSecondFactor,
          },
      ),
      saveExternalAuthCallback: companyProblemPage({ toldProblems, workplaceNameOf: workplaces.nameOf }),
      saveExternalAuth: questionPage({ questionIn, sessionOf, rules, toldProblems }),
      ssoAccountLink: accountLinkPage({
        ...{ questionIn, sessionOf, rules, toldProblems },
        loginConnections: offersOf('login', {}, identity.connections),
        link: (visit, pendingSignIn, account) =>
          byCompany?.accountLink(visit, pendingSignIn, account) ??
          Promise.resolve({ problem: 'NO_PENDING_SIGN_IN' }),
      }),
      manageIdentities: identitiesPage({
        identitiesIn: (visit) => byCompany?.identitiesIn(visit) ?? Promise.resolve(undefined),
        workplaces,
        externalIdOf: async (userId) => (await accounts.byId(userId))?.externalId ?? undefined,
        ...notices,
        rules,
      }),
      bundleSpotify: bundleSpotifyPage({
        sessionOf,
        offered: own ? offersOf('bundleSpotify', {}, identity.connections) : [],
      }),
      ...accountPages({
        ...{ ...proofs, db, accounts, sessions, credentials, secrets, throttle },
        ...{ mail, devices, siteOrigin, told },
        countMarketingAnswer: surroundings.countMarketingAnswer,
        ...{ apps: authenticator.apps, factors: secondFactors },
        ...{ workplaces, paymentDueOf: surroundings.paymentDueOf },
        familyRoleOf: surroundings.familyRoleOf,
        connectionsOf: (accountId) => byCompany?.connectionsOf(accountId) ?? Promise.resolve([]),
        breachedPasswords,
        ownPasswords: own,
        managesProfiles: identity.managesProfiles,
      }),
      secondFactorSettings: secondFactorSettingsPage({
        ...{ ...asking, ...authenticator, ...proofs, credentials, db, devices, mail, sessions, told },
        ownIssuer: own,
      }),
      authenticatorApp: authenticatorPage({
        ...{ db, accounts, authenticator, codes, credentials, devices, mail, sessions, throttle, told },
        ...{ ...proofs, factors: secondFactors, siteOrigin, ownIssuer: own },
      }),
      ...closing.pages,
      ...ownData.pages,
      missingProfileFields: missingProfileFieldsPage({ db, accounts, rules }),
      authCallback: callbackPage({
        ...{ db, client, ownIssuer, accounts, mail, transactions, sessions, rules, countSignUp, workplaces },
        isClosing: closing.isClosing,
        offerPasskey: passkeys.offer,
        tellNotConnected: async (...login) => byCompany?.tellNotConnected(...login),
      }),
    } satisfies PageHandlers,
  };
}
