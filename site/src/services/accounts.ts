import type { Api, DataOf, MemberApi, NotSignedIn } from '../api/client.ts';

/** The account of a user, as far as pages show it. */
export type Profile = DataOf<'/user/users', 'get'>['attributes'];

export interface Accounts {
  /** Whether any account is signed in in this browser. */
  isSignedIn: () => Promise<boolean | 'unreachable'>;
  /** The account of the user whom the page was drawn for, as it is now. */
  profile: () => Promise<Profile | 'unreachable' | NotSignedIn>;
}

export function createAccounts({
  api,
  memberApi,
}: {
  api: Pick<Api, 'get'>;
  memberApi: Pick<MemberApi, 'get'>;
}): Accounts {
  return {
    async isSignedIn() {
      const { get } = api;
      const outcome = await get('/session', {});
      return outcome.kind === 'ok' ? outcome.data.attributes.status === 'signedIn' : 'unreachable';
    },

    async profile() {
      const { get } = memberApi;
      const outcome = await get('/user/users', {});
      if (outcome.kind === 'notSignedIn') return outcome.why;
      return outcome.kind === 'ok' ? outcome.data.attributes : 'unreachable';
    },
  };
}
