import type { UnknownAction } from 'redux';
import type { Api } from '../../src/api/client.ts';
import { apiAnswering } from '../../src/api/testing/apiAnswering.ts';
import {
  resetLinkRefused,
  resetLinkRequested,
} from '../../src/pages/identity/ForgotPassword/forgotPassword.ts';
import { signInRefused, signInRequested } from '../../src/pages/identity/login.ts';
import {
  newPasswordRefused,
  newPasswordSubmitted,
} from '../../src/pages/identity/NewPassword/newPassword.ts';
import { signUpRefused, signUpRequested } from '../../src/pages/identity/signUp.ts';
import { workEnquiryRefused, workEnquiryRequested } from '../../src/pages/work/WorkEnquiry/workEnquiry.ts';
import { lookupRequested } from '../../src/pages/identity/SsoLogin/ssoLogin.ts';
import { createEnrolments } from '../../src/services/enrolments.ts';
import { createListening } from '../../src/services/listening.ts';
import { createIdentity } from '../../src/services/identity.ts';
import { createConsent } from '../../src/services/consent.ts';
import { createAccounts } from '../../src/services/accounts.ts';
import { createOrganisations } from '../../src/services/organisations.ts';
import { createPasswords } from '../../src/services/passwords.ts';
import { createPasskeyChallenges } from '../../src/services/passkeys.ts';
import { createWorkEnquiries } from '../../src/services/workEnquiries.ts';
import { consentAnswered, consentNotKept } from '../../src/state/consent/consent.ts';
import { askForResetLink } from '../auth/askForResetLink.ts';
import { saveNewPassword } from '../auth/saveNewPassword.ts';
import { signIn } from '../auth/signIn.ts';
import { signUp } from '../auth/signUp.ts';
import { keepConsent } from '../consent/keepConsent.ts';
import { sendWorkEnquiry } from '../work/sendWorkEnquiry.ts';
import type { Seen } from './inPage.ts';
import { inSaga } from './inPage.ts';
import { lookUp } from '../workplace/lookUp.ts';

const connection = { reachesServer: () => Promise.resolve(true) };
const credentials = { email: 'alex@example.com', password: 'a quiet lake' };
const enquiry = { fullname: '', email: '', company: '', message: '', formToken: '', website: '' };

const refusing = () => apiAnswering({ errors: [{ code: 'SIGNED_OUT' }] }, 401);

/** The calls that need no session, and what the page says to an answer with 401, or that it leads to log in. */
export const callsOfAnyone: Record<
  string,
  { make: (api: Api) => Promise<Omit<Seen, 'showsOtherAccount'>>; said: UnknownAction[]; leadsToLogIn?: true }
> = {
  'post /login': {
    make: (api) =>
      inSaga({ identity: createIdentity(api) }, () =>
        signIn(signInRequested({ address: '/login', credentials })),
      ),
    said: [signInRefused({ status: 'expired' })],
  },
  'post /register': {
    make: (api) =>
      inSaga({ identity: createIdentity(api) }, () =>
        signUp(
          signUpRequested({
            address: '/register',
            details: { ...credentials, fullname: 'Alex Lake', marketingEmails: false },
          }),
        ),
      ),
    said: [signUpRefused({ status: 'expired' })],
  },
  'post /login/forgot-password': {
    make: (api) =>
      inSaga({ passwords: createPasswords(api), connection }, () =>
        askForResetLink(
          resetLinkRequested({ address: '/login/forgot-password', request: { email: credentials.email } }),
        ),
      ),
    said: [resetLinkRefused({ status: 'unavailable' })],
  },
  'post /login/forgot-password/new': {
    make: (api) =>
      inSaga({ passwords: createPasswords(api), connection }, () =>
        saveNewPassword(
          newPasswordSubmitted({
            address: '/login/forgot-password/new',
            chosen: {
              linkFingerprint: 'link-of-alex',
              password: credentials.password,
              confirmation: credentials.password,
            },
          }),
        ),
      ),
    said: [newPasswordRefused({ status: 'unavailable' })],
  },
  'post /sso-login': {
    make: (api) =>
      inSaga({ organisations: createOrganisations(api), connection }, () =>
        lookUp(lookupRequested({ address: '/sso-login', search: { term: 'Acorn' } })),
      ),
    said: [],
    leadsToLogIn: true,
  },
  'post /work': {
    make: (api) =>
      inSaga({ workEnquiries: createWorkEnquiries(api), connection }, () =>
        sendWorkEnquiry(workEnquiryRequested({ address: '/work', request: enquiry })),
      ),
    said: [workEnquiryRefused({ status: 'unavailable' })],
  },
  'get /session': {
    make: async (api) => {
      const accounts = createAccounts({ api, memberApi: apiAnswering({}).memberApi });
      return { visited: [], said: [{ type: String(await accounts.isSignedIn()) }] };
    },
    said: [{ type: 'unreachable' }],
  },
  'post /login/passkey-options': {
    make: async (api) => {
      const options = await createPasskeyChallenges(api).ask();
      return { visited: [], said: [{ type: typeof options }] };
    },
    said: [{ type: 'undefined' }],
  },
  'get /b2b/v2/org/enroll/check-member-enrollment-status': {
    make: async (api) => ({ visited: [], said: [{ type: typeof (await createEnrolments(api).check()) }] }),
    said: [{ type: 'undefined' }],
  },
  'post /b2b/member/sso/complete': {
    make: async (api) => {
      const enrolled = await createEnrolments(api).complete({ healthHub: 'one', healthHubExternalId: 'two' });
      return { visited: [], said: [{ type: String(enrolled) }] };
    },
    said: [{ type: 'false' }],
  },
  'get /content/user-activities': {
    make: async () => {
      const places = await createListening(refusing().memberApi).places();
      return { visited: [], said: [{ type: typeof places }] };
    },
    said: [{ type: 'undefined' }],
  },
  // The sound goes on, and what is told of it ends.
  'post /content/batch/user-activities': {
    make: async () => {
      const told = await createListening(refusing().memberApi).tell([]);
      return { visited: [], said: [{ type: told }] };
    },
    said: [{ type: 'notSignedIn' }],
  },
  'post /consent': {
    make: (api) =>
      inSaga({ consent: createConsent(api, document) }, () =>
        keepConsent(consentAnswered({ choice: 'accept' })),
      ),
    said: [consentNotKept()],
  },
};
