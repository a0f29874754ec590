import type { TFunction } from 'i18next';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { SecondFactorChangedFacts } from './SecondFactorChangedState.ts';

/** The words that tell of a second step that was turned on or off, and what to do if it was not the owner. */
export function secondFactorChangedContent(
  { firstName, factor, change, changedOn }: SecondFactorChangedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;
  const told = ({ app: { on: 'appOn', off: 'appOff' }, mail: { on: 'mailOn', off: 'mailOff' } } as const)[
    factor
  ][change];

  const check = ({ appOn: 'checkApp', mailOn: 'checkMailbox', appOff: 'check', mailOff: 'check' } as const)[
    told
  ];

  return {
    subject: t(($) => $.secondFactorChanged.subject[told]),
    preview: t(($) => $.secondFactorChanged.preview),
    title: t(($) => $.secondFactorChanged.subject[told]),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.secondFactorChanged.text[told], { day: dayIn(frame, changedOn) }),
      t(($) => $.secondFactorChanged[check]),
    ],
    action: { label: t(($) => $.secondFactorChanged.action), href: links.forgotPassword },
    notes: [
      {
        text: t(($) => $.secondFactorChanged.help),
        link: { label: t(($) => $.footer.help), href: links.help },
      },
    ],
    footer: accountMailFooter(frame, t),
  };
}
