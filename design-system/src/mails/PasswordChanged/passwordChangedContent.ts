import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { formatList } from '../../formatting/formatList.ts';
import { companyName } from '../companyName.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { PasswordChangedFacts } from './PasswordChangedState.ts';

/** The words that tell of a new password, and what to do if it was not the owner's. */
export function passwordChangedContent(
  { firstName, changedOn, sessionKept, removed, appRemoved }: PasswordChangedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;

  return {
    subject: t(($) => $.passwordChanged.subject),
    preview: t(($) => $.passwordChanged.preview),
    title: t(($) => $.passwordChanged.subject),
    paragraphs: [
      greeting(firstName, t),
      t(
        ($) =>
          $.passwordChanged.text[sessionKept === true ? 'otherBrowsersLoggedOut' : 'allDevicesLoggedOut'],
        {
          day: dayIn(frame, changedOn),
        },
      ),
      ...(removed === undefined
        ? []
        : [t(($) => $.passwordChanged.removed, { methods: namesOf(removed, frame, t) })]),
      ...(removed?.companies.includes('workplace') ? [t(($) => $.passwordChanged.membership)] : []),
      ...(appRemoved ? [t(($) => $.passwordChanged.appRemoved)] : []),
      t(($) => $.passwordChanged.check),
    ],
    action: { label: t(($) => $.passwordChanged.action), href: links.forgotPassword },
    notes: [
      { text: t(($) => $.passwordChanged.help), link: { label: t(($) => $.footer.help), href: links.help } },
    ],
    footer: accountMailFooter(frame, t),
  };
}

function namesOf(
  { companies, passkeys }: NonNullable<PasswordChangedFacts['removed']>,
  { language }: MailFrame,
  t: TFunction<'mails'>,
): string {
  const names = companies.map((company) => companyName(company, t));
  return formatList(passkeys ? [...names, t(($) => $.passwordChanged.passkeys)] : names, language);
}
