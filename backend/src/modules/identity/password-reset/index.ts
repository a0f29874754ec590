import type { PageHandlers } from '../../../http/page-handler.ts';
import { createLinkRecipients } from '../link-recipient/link-recipient.ts';
import type { Sessions } from '../session/sessions.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { forgotPasswordPage, type ForgotPasswordParts } from './forgot-password-page.ts';
import { createLinkCookie } from './link-cookie.ts';
import { newPasswordPage, type NewPasswordParts } from './new-password-page.ts';
import { createResetLinks } from './reset-links.ts';
import { createResetLinkSender, type ResetLinkParts } from './send-reset-link.ts';

/** What a forgotten password works with. */
export interface PasswordResetParts extends Omit<
  NewPasswordParts & ResetLinkParts & Pick<ForgotPasswordParts, 'formCookie' | 'addressAtQuestion' | 'rules'>,
  'links' | 'cookie' | 'recipients'
> {
  sessions: Pick<Sessions, 'end' | 'sessionOf'>;
  devices: Pick<KnownDevices, 'findOfMailbox' | 'rememberAfterMail'>;
}

/** The pages of a forgotten password: the address, then the new password and its confirmation. */
export function passwordResetPages(surroundings: PasswordResetParts) {
  const links = createResetLinks(surroundings.db);
  const parts = {
    ...surroundings,
    links,
    recipients: createLinkRecipients(surroundings.sessions),
    cookie: createLinkCookie({ secure: surroundings.siteOrigin.startsWith('https:') }),
    sender: createResetLinkSender({ ...surroundings, links }),
  };
  return {
    forgotPassword: forgotPasswordPage(parts),
    newPassword: newPasswordPage(parts),
  } satisfies PageHandlers;
}
