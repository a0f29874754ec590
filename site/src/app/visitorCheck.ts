import { createAccounts, type Accounts } from '../services/accounts.ts';
import { createApi, createMemberApi } from '../api/client.ts';
import type { ShownAccount } from '../state/visitor/visitor.ts';

/** Reloads a quiet page that was drawn for another visitor than the one who returns to it. */
export async function checkVisitor(shown: ShownAccount | undefined, window: Window & typeof globalThis) {
  const fetch = window.fetch.bind(window);
  const accounts = createAccounts({
    api: createApi(fetch),
    memberApi: createMemberApi(fetch, shown?.userId ?? ''),
  });
  if (await isOutdated(shown, accounts)) {
    // Not `reload()`: the page may have answered a form, which would be sent again.
    window.location.replace(window.location.pathname + window.location.search);
  }
}

/** Whether another visitor than the shown one is signed in, or none, or the account has another name now. */
export async function isOutdated(shown: ShownAccount | undefined, accounts: Accounts): Promise<boolean> {
  if (shown === undefined) return (await accounts.isSignedIn()) === true;
  const profile = await accounts.profile();
  if (profile === 'unreachable') return false;
  return typeof profile === 'string' || profile.firstName !== shown.firstName;
}
