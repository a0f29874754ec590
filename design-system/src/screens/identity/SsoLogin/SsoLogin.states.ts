import type { SsoLoginState } from './SsoLoginState.ts';

const typed = { values: { term: 'alma.keller@acorn.example' }, problems: {} };

/** Every state of the screen, once. A new status fails to compile until it is listed. */
export const ssoLoginStates = {
  existingAccount: { status: 'existingAccount' },
  connectedToSso: { status: 'connectedToSso' },
  ready: { status: 'ready', values: { term: '' }, problems: {} },
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
  notFound: { status: 'notFound', lookupType: 'name', values: { term: 'Oak & Sons' }, problems: {} },
  tooManyAttempts: { status: 'tooManyAttempts', minutes: 5, ...typed },
  unavailable: { status: 'unavailable', ...typed },
  termMissing: { status: 'ready', values: { term: '' }, problems: { term: 'missing' } },
  emailInvalid: { status: 'ready', values: { term: 'alma.keller@acorn' }, problems: { term: 'invalid' } },
} satisfies { [Status in SsoLoginState['status']]: Extract<SsoLoginState, { status: Status }> } & Record<
  string,
  SsoLoginState
>;
