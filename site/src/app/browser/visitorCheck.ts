import type { QuietPageData } from '../PageData.ts';
import { createAccounts, type Accounts } from '../../services/accounts.ts';
import { createApi, createMemberApi } from '../../api/client.ts';
import type { ShownAccount } from '../../state/visitor/visitor.ts';

/**
 * Loads a quiet page anew that was drawn for another visitor than the one who returns to it. A page for signed-in
 * visitors leads a signed-out one to log in, which says why.
 */
export async function checkVisitor(
  { account: shown, logInAgain }: Pick<QuietPageData, 'account' | 'logInAgain'>,
  window: Window & typeof globalThis,
) {
  const fetch = window.fetch.bind(window);
  const accounts = createAccounts({
    api: createApi(fetch),
    memberApi: createMemberApi(fetch, shown?.userId ?? ''),
  });
  const change = await changeOf(shown, accounts);
  if (change === 'none') return;
  // Not `reload()`: the page may have answered a form, which would be sent again.
  const same = window.location.pathname + window.location.search;
  window.location.replace(change === 'signedOut' && logInAgain !== undefined ? logInAgain : same);
}

/** Whether the shown visitor has signed out since, or another account or another name is to be shown now. */
export async function changeOf(
  shown: ShownAccount | undefined,
  accounts: Accounts,
): Promise<'none' | 'signedOut' | 'other'> {
  if (shown === undefined) return (await accounts.isSignedIn()) === true ? 'other' : 'none';
  const profile = await accounts.profile();
  if (profile === 'signedOut') return 'signedOut';
  if (profile === 'unreachable') return 'none';
  return typeof profile === 'string' || profile.firstName !== shown.firstName ? 'other' : 'none';
}
