import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import type { SsoLoginState } from './SsoLoginState.ts';

const typed = { purpose: 'logIn', values: { term: 'alma.keller@acorn.example' }, problems: {} } as const;
const connecting = { ...typed, purpose: 'connect' } as const;

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const ssoLoginStates = {
  existingAccount: { status: 'existingAccount' },
  connectedToSso: { status: 'connectedToSso' },
  ready: { status: 'ready', purpose: 'logIn', values: { term: '' }, problems: {} },
  submitting: { status: 'submitting', ...typed },
  offline: { status: 'offline', ...typed },
  found: {
    status: 'found',
    lookupType: 'domain',
    organisation: { name: 'Acorn', connection: 'acorn' },
    ...typed,
  },
  foundWithLongName: {
    status: 'found',
    lookupType: 'name',
    organisation: {
      name: 'Donaudampfschifffahrtsgesellschaft Regensburg-Passau mbH',
      connection: 'birch',
    },
    ...typed,
  },
  domainNotFound: { status: 'notFound', lookupType: 'domain', ...typed },
  notFound: { ...typed, status: 'notFound', lookupType: 'name', values: { term: 'Oak & Sons' } },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 5, ...typed },
  unavailable: { status: 'unavailable', ...typed },
  termMissing: { ...typed, status: 'ready', values: { term: '' }, problems: { term: 'missing' } },
  emailInvalid: {
    ...typed,
    status: 'ready',
    values: { term: 'alma.keller@acorn' },
    problems: { term: 'invalid' },
  },
  connect: { ...connecting, status: 'ready', values: { term: '' } },
  connectFound: {
    ...connecting,
    status: 'found',
    lookupType: 'domain',
    organisation: { name: 'Acorn', connection: 'acorn' },
  },
  connectNotFound: {
    ...connecting,
    status: 'notFound',
    lookupType: 'name',
    values: { term: 'Oak & Sons' },
  },
} satisfies { [Status in SsoLoginState['status']]: Extract<SsoLoginState, { status: Status }> } & Record<
  string,
  SsoLoginState
>;

/** Who is logged in already where the questions are asked. */
export const ssoLoginVariants = {
  signedIn: { status: 'signedIn', firstName: 'Alex' },
  signedInWithLongName: { status: 'signedIn', firstName: 'Wilhelmina-Theodora-Featherstonehaugh' },
  signedInWithoutName: { status: 'signedIn', firstName: '' },
} satisfies Record<string, PageFrame['account']>;
