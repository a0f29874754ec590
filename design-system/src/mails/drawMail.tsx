import type { TFunction } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server.node';
import type { LetterContent } from './Letter/LetterContent.ts';
import { LetterDocument } from './Letter/LetterDocument.tsx';
import { letterText } from './Letter/letterText.ts';
import type { MailFacts, MailName } from './MailFacts.ts';
import type { MailFrame } from './MailFrame.ts';
import { receiptLetter } from './Receipt/receiptLetter.ts';
import { trialReminderLetter } from './TrialReminder/trialReminderLetter.ts';
import { welcomeLetter } from './Welcome/welcomeLetter.ts';

/** A mail ready to be sent. */
export interface DrawnMail {
  subject: string;
  html: string;
  text: string;
}

type Write<Name extends MailName> = (
  facts: MailFacts[Name],
  frame: MailFrame,
  t: TFunction<'mails'>,
) => LetterContent;

const letters: { [Name in MailName]: Write<Name> } = {
  welcome: welcomeLetter,
  receipt: receiptLetter,
  trialReminder: trialReminderLetter,
};

/** Draws a mail: facts in, strings out. `t` speaks the language of the frame. */
export function drawMail<Name extends MailName>(
  mail: Name,
  facts: MailFacts[Name],
  frame: MailFrame,
  t: TFunction<'mails'>,
): DrawnMail {
  const content = letters[mail](facts, frame, t);
  const document = renderToStaticMarkup(
    <LetterDocument content={content} home={frame.links.home} language={frame.language} />,
  );
  return { subject: content.subject, html: `${doctype}${document}`, text: letterText(content) };
}

// The one that mail clients lay tables out by as their makers meant.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
