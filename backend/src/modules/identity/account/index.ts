import type { PageHandlers } from '../../../http/page-handler.ts';
import { createMailedCodes } from '../identities/mailed-codes.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import type { Accounts } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { accountPage, type AccountPageParts } from './account-page.ts';
import type { EmailParts } from './email.ts';
import type { PasswordParts } from './password.ts';
import { accountReader, type AccountReaderParts } from './read-account.ts';

/** What the account area works with. */
export interface AccountAreaParts
  extends
    Omit<AccountPageParts, 'read' | 'password'>,
    Omit<PasswordParts, 'codes'>,
    Omit<EmailParts, 'codes' | 'factors'>,
    Omit<AccountReaderParts, 'codes' | 'factors'>,
    Pick<Parameters<typeof createMailedCodes>[0], 'secrets'> {
  devices: KnownDevices;
  factors: EmailParts['factors'] & AccountReaderParts['factors'];
  accounts: Accounts;
  sessions: Sessions;
  throttle: Throttle;
}

/** The pages of the account area. */
export function accountPages(parts: AccountAreaParts) {
  const codes = createMailedCodes(parts);
  const password = parts.ownPasswords ? { ...parts, codes } : undefined;
  return {
    account: accountPage({ ...parts, read: accountReader({ ...parts, codes }), password }),
  } satisfies PageHandlers;
}
