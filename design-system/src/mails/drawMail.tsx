import type { TFunction } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { cancellationContent } from './Cancellation/cancellationContent.ts';
import type { MailContent } from './MailLayout/MailContent.ts';
import { MailDocument } from './MailLayout/MailDocument.tsx';
import { mailText } from './MailLayout/mailText.ts';
import type { MailFacts, MailName } from './MailFacts.ts';
import type { MailFrame } from './MailFrame.ts';
import { paymentFailedContent } from './PaymentFailed/paymentFailedContent.ts';
import { receiptContent } from './Receipt/receiptContent.ts';
import { trialReminderContent } from './TrialReminder/trialReminderContent.ts';
import { welcomeContent } from './Welcome/welcomeContent.ts';

/** A mail ready to be sent. */
export interface DrawnMail {
  subject: string;
  html: string;
  text: string;
}

type MakeContent<Name extends MailName> = (
  facts: MailFacts[Name],
  frame: MailFrame,
  t: TFunction<'mails'>,
) => MailContent;

const contents: { [Name in MailName]: MakeContent<Name> } = {
  welcome: welcomeContent,
  receipt: receiptContent,
  trialReminder: trialReminderContent,
  paymentFailed: paymentFailedContent,
  cancellation: cancellationContent,
};

/** Renders a mail to strings. `t` must be of the frame's language. */
export function drawMail<Name extends MailName>(
  mail: Name,
  facts: MailFacts[Name],
  frame: MailFrame,
  t: TFunction<'mails'>,
): DrawnMail {
  const content = contents[mail](facts, frame, t);
  const document = renderToStaticMarkup(
    <MailDocument content={content} home={frame.links.home} language={frame.language} />,
  );
  return { subject: content.subject, html: `${doctype}${document}`, text: mailText(content) };
}

// Mail clients lay out tables correctly with this doctype.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
