import type { TFunction } from 'i18next';
import { formatMoment } from '../../formatting/formatMoment.ts';
import { greeting } from '../greeting.ts';
import { lateChargeSums } from '../lateChargeSums.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { LateChargeFacts } from './LateChargeState.ts';

/** The words around what was charged after a contract was ended. The greeting has no name: another person may have typed it. */
export function lateChargeContent(
  { declaredAt, charges }: LateChargeFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const at = `${formatMoment(declaredAt, frame.language, frame.country)} UTC`;
  const subject = t(($) => $.lateCharge.subject);

  return {
    subject,
    preview: t(($) => $.lateCharge.preview, { at }),
    title: subject,
    paragraphs: [greeting(undefined, t), t(($) => $.lateCharge.text, { at })],
    sums: lateChargeSums(charges, frame),
    notes: [],
    footer: mailFooter(frame, t),
  };
}
