/** @vitest-environment node */
import { describe, expect, test } from 'vitest';
import { languageRecords, languages } from '@stillpoint/translations';
import i18next from 'i18next';
import { addressCodeStates } from './AddressCode/AddressCode.states.ts';
import { cancellationStates } from './Cancellation/Cancellation.states.ts';
import { familyInvitationStates } from './FamilyInvitation/FamilyInvitation.states.ts';
import * as mails from '../generated/mails.ts';
import { drawMail } from './drawMail.tsx';
import type { MailFacts, MailName } from './MailFacts.ts';
import type { MailFrame } from './MailFrame.ts';
import { paymentFailedStates } from './PaymentFailed/PaymentFailed.states.ts';
import { receiptStates } from './Receipt/Receipt.states.ts';
import { sampleMailFrame } from './sampleMailFrame.ts';
import { trialReminderStates } from './TrialReminder/TrialReminder.states.ts';
import { welcomeStates } from './Welcome/Welcome.states.ts';

const { links } = sampleMailFrame;
const wordsIn = (language: MailFrame['language']) => i18next.getFixedT<'mails'>(language, 'mails');

function draw<Name extends MailName>(
  mail: Name,
  facts: MailFacts[Name],
  language: MailFrame['language'] = 'en',
) {
  return drawMail(mail, facts, { ...sampleMailFrame, language }, wordsIn(language));
}

function drawIn<Name extends MailName>(country: string | undefined, mail: Name, facts: MailFacts[Name]) {
  return drawMail(mail, facts, { ...sampleMailFrame, country }, wordsIn('en'));
}

/** Mails to readers who may have no account. */
const toOthers =
  /^(newsletterConfirmation|contractTermination|terminationReport|gift|giftTakenBack|familyInvitation)$/;

/** Each of these mails in each of its states. */
function draws(names: readonly string[], language: MailFrame['language']) {
  const states = mails as unknown as Record<string, Record<string, never>>;
  return names.flatMap((name) =>
    Object.values(states[`${name}States`] ?? {}).map((facts) => draw(name as MailName, facts, language)),
  );
}

const names = Object.keys(mails).flatMap((name) => (name.endsWith('States') ? name.slice(0, -6) : []));

/** Each mail to the owner of an account, in each of its states. */
function mailsOfAccounts(language: MailFrame['language']) {
  const ofAccounts = names.filter((name) => !toOthers.test(name));
  return draws(ofAccounts, language);
}

/** Each mail in each of its states. */
function allMails(language: MailFrame['language']) {
  return draws(names, language);
}

test.each([
  [drawIn('US', 'trialReminder', trialReminderStates.byCard), 'On December\u00a04, 2026 we charge'],
  [drawIn('US', 'welcome', welcomeStates.trial), 'December\u00a04, 2026: €69.99'],
  [drawIn('US', 'receipt', receiptStates.taxAdded), 'Paid on: November\u00a020, 2026'],
  [drawIn('US', 'cancellation', cancellationStates.trial), 'Cancelled on: November\u00a0'],
  [drawIn('GB', 'trialReminder', trialReminderStates.byCard), 'On 4\u00a0December 2026 we charge'],
  [drawIn(undefined, 'trialReminder', trialReminderStates.byCard), 'On 4\u00a0December 2026 we charge'],
])('days are written as in the country where the reader is billed (%#)', ({ text }, days) => {
  expect(text).toContain(days);
});

test.each(languages)('no line of a plain mail in %s has a gap in it', (language) => {
  for (const { text } of allMails(language)) expect(text).not.toMatch(/\S {2,}\S/);
});

test('a fact of a plain mail follows its label as the language writes it', () => {
  const invitation = (language: MailFrame['language']) =>
    draw('familyInvitation', familyInvitationStates.named, language).text;
  expect(invitation('de')).toContain('Gültig bis: 13.');
  expect(invitation('fr')).toMatch(/^\S[^\n:]*\u202f: 13/m);
});

test('a mail in German goes on in lower case after the comma of its greeting', () => {
  for (const { text } of allMails('de')) expect(text).toMatch(/^Hallo[^\n]*,\n+[a-zäöü]/m);
});

test.each(languages)('no line of a mail in %s ends within “e-mail”', (language) => {
  for (const { html, text } of allMails(language)) {
    const body = html.slice(html.indexOf('<h1'));
    expect(body.replaceAll(/<span style="white-space:nowrap">e-mail<\/span>/gi, '')).not.toMatch(/\be-mail/i);
    expect(text).not.toContain('\u2060');
  }
});

describe('the reminder', () => {
  test('contains amount and day of the charge, and the link to cancel', () => {
    const { subject, text, html } = draw('trialReminder', trialReminderStates.byCard);
    expect(subject).toBe('Your free days end on 4\u00a0December');
    expect(text).toContain('On 4\u00a0December 2026 we charge €48.99, and your first year begins.');
    expect(text).toContain('your Visa ending in 4242');
    expect(text).toContain(links.cancel);
    expect(html).toContain(`href="${links.cancel}"`);
  });
});

describe('the receipt', () => {
  test('lists lines, total, tax, payment method and number', () => {
    const { subject, text } = draw('receipt', receiptStates.taxIncluded);
    expect(subject).toContain('P-00001042');
    for (const line of [
      'Stillpoint annual: €69.99',
      'Voucher: −€21.00',
      'Includes tax: €7.82',
      'Paid: €48.99',
      'Paid with: Visa ending in 4242',
    ]) {
      expect(text).toContain(line);
    }
  });

  test('adds sales tax to the total', () => {
    expect(draw('receipt', receiptStates.taxAdded).text).toContain('Sales tax: $1.15\nPaid: $14.14');
  });

  test('does not mention a refund where there is none', () => {
    expect(draw('receipt', receiptStates.taxAdded).text).not.toContain('we refund');
  });
});

describe('the failed payment', () => {
  test('contains the amount, what is charged, that it is tried again, and the links to help and to cancel', () => {
    const { subject, text } = draw('paymentFailed', paymentFailedStates.byCard);
    expect(subject).toBe('Your payment did not go through');
    expect(text).toContain('We could not charge €12.99 for Stillpoint monthly to your Visa ending in 4242.');
    expect(text).toContain('We will try again over the next few days');
    expect(text).toContain(links.help);
    expect(text).toContain(links.cancel);
    expect(text).not.toContain('remind you');
  });

  test('names the day of the next try, and the last one', () => {
    expect(draw('paymentFailed', paymentFailedStates.retryKnown).text).toMatch(
      /We will try again on 25\sNovember, and you keep full access meanwhile\./,
    );
    const { subject, text } = draw('paymentFailed', paymentFailedStates.lastTry);
    expect(subject).toBe('We will try your payment once more');
    expect(text).toMatch(/We will try one last time on 1\sDecember\./);
    expect(text).toContain(links.changePayment);
  });

  test('apologises for the reminder that was missed', () => {
    expect(draw('paymentFailed', paymentFailedStates.reminderMissed).text).toContain(
      'We meant to remind you before this charge, but our email did not go out in time.',
    );
  });
});

describe('the welcome', () => {
  test('trial: subject counts the free days, timeline shows when they end', () => {
    const { subject, text } = draw('welcome', welcomeStates.trial);
    expect(subject).toBe('Your 14 free days have begun');
    expect(text).toContain('Today: €0.00\nFull access begins');
    expect(text).toContain('4\u00a0December 2026: €69.99\nYour first year begins');
    expect(text).toContain('4\u00a0December 2027: €69.99\nEach year from then on, until you cancel');
  });

  test('trial with a voucher: first charge with the discount, then the full price', () => {
    const { text } = draw('welcome', welcomeStates.trialWithVoucher);
    expect(text).toContain('4\u00a0December 2026: €48.99\nYour first year begins');
    expect(text).toContain('4\u00a0December 2027: €69.99\nEach year from then on, until you cancel');
    expect(text).toContain(
      [
        'Plan: Stillpoint annual',
        'Voucher: SLEEP30, 30% off',
        'Payment method: Visa ending in 4242',
        'Money back: Up to 30 days after the first charge',
      ].join('\n'),
    );
  });

  test('monthly plan: names plan and payment method, and no voucher or guarantee that it does not have', () => {
    const { text } = draw('welcome', welcomeStates.paidToday);
    expect(text).toContain('Plan: Stillpoint monthly\nPayment method: PayPal');
    expect(text).not.toMatch(/Voucher|Money back/);
  });

  test('payment method not known: no line for it', () => {
    expect(draw('welcome', welcomeStates.withoutName).text).not.toContain('Payment method');
  });

  test('paid today with a voucher: names the next charge, and the first one after the discount', () => {
    const { text } = draw('welcome', welcomeStates.paidTodayWithVoucher);
    expect(text).toContain('Today: €9.09\nYour first month is paid. Full access begins');
    expect(text).toContain('20\u00a0December 2026: €9.09\nEach month while the voucher lasts');
    expect(text).toContain('20\u00a0February 2027: €12.99\nEach month from then on, until you cancel');
  });

  test('a mail that was asked for without renewals is drawn without them', () => {
    const { plan, boughtOn, startsOn, firstCharge } = welcomeStates.paidToday;
    expect(draw('welcome', { plan, boughtOn, startsOn, firstCharge }).text).not.toContain('from then on');
  });

  test('queued plan: subject contains the first day', () => {
    const { subject, text } = draw('welcome', welcomeStates.queued);
    expect(subject).toBe('Your next plan begins on 2\u00a0December 2026');
    expect(text).not.toContain('Full access begins');
    expect(text).toContain('2\u00a0December 2026: €69.99\nYour first year begins');
    expect(text).not.toContain('Today');
  });
});

describe('the cancellation', () => {
  test('trial: contains the end of access, that nothing is charged, and the link to the plans', () => {
    const { subject, text, html } = draw('cancellation', cancellationStates.trial);
    expect(subject).toBe('Your cancellation is confirmed');
    expect(text).toContain(
      'You keep full access until 4\u00a0December 2026. Nothing was charged, and nothing will be.',
    );
    expect(text).toContain(
      'Plan: Stillpoint annual\nCancelled on: 22\u00a0November 2026\nAccess until: 4\u00a0December 2026',
    );
    expect(html).toContain(`href="${links.plans}"`);
  });

  test('paid plan: no further period is charged', () => {
    expect(draw('cancellation', cancellationStates.paid).text).toContain('No further period will be');
  });

  test('plan that could not be charged: names the amount and its end, and no cancellation', () => {
    const { subject, text } = draw('cancellation', cancellationStates.unpaid);
    expect(subject).toBe('Your subscription has ended');
    expect(text).toContain(
      'We could not charge €12.99, so Stillpoint monthly ended on 29\u00a0November 2026.',
    );
    expect(text).not.toMatch(/cancelled|remind you/i);
  });

  test('free days that could not be charged for: apologises for the reminder that was missed', () => {
    expect(draw('cancellation', cancellationStates.unpaidReminderMissed).text).toContain(
      'We meant to remind you before this charge',
    );
  });

  test('queued plan behind one that renews, or behind none: nothing is charged for it, and no end of access is named', () => {
    const { subject, text } = draw('cancellation', cancellationStates.queuedBehindRenewal);
    expect(subject).toBe('Your next plan is cancelled');
    expect(text).toContain('before it began. Nothing will be charged for it.');
    expect(text).not.toContain('Access until');
  });

  test('queued plan behind one that ends: the end of access is named', () => {
    const { subject, text } = draw('cancellation', cancellationStates.queued);
    expect(subject).toBe('Your next plan is cancelled');
    expect(text).toContain('Your current plan ends on 20\u00a0December 2026');
    expect(text).toContain('Access until');
  });
});

describe.each([...languages])('in %s', (language) => {
  const mails = mailsOfAccounts(language);

  test('each mail has HTML with its language, and plain text', () => {
    for (const { subject, html, text } of mails) {
      expect(subject).not.toMatch(/\{\{|\$/);
      expect(html).toContain(`lang="${languageRecords[language].locale}"`);
      expect(`${html}${text}`).not.toContain('{{');
      expect(text).toContain(links.subscription);
    }
  });

  test('a sentence that ends in a link does not name the link itself', () => {
    for (const { html } of mails) {
      const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
      expect(words).not.toMatch(/(?<!\p{L})(\p{L}[\p{L}’ ]+) ?: ?\1(?!\p{L})/iu);
    }
  });

  test('no mail loads a resource: opening it cannot be tracked', () => {
    for (const { html } of mails) expect(html).not.toMatch(/<img|url\(|<link |@import|src=/);
  });

  test('no colour depends on a CSS variable', () => {
    for (const { html } of mails) expect(html).not.toContain('var(--');
  });
});

test('dark colours apply by media query', () => {
  expect(draw('welcome', welcomeStates.trial).html).toMatch(
    /@media \(prefers-color-scheme: dark\) \{\s*\.page \{ background-color: #14122B !important; \}/,
  );
});

test('an account without a name is greeted without one', () => {
  expect(draw('welcome', welcomeStates.trial).text).toContain('Hello Alex,');
  expect(draw('welcome', welcomeStates.withoutName).text).toContain('Hello,');
});

test('first name is escaped', () => {
  const { html } = draw('welcome', { ...welcomeStates.trial, firstName: '<b>Alex</b>' });
  expect(html).not.toContain('<b>Alex');
});

test('the mail with a code has it in its subject and its text, and no link that types it', () => {
  const { subject, text, html } = draw('addressCode', addressCodeStates.unnamed);
  expect(subject).toBe('004271 is your code');
  expect(text).toContain('\n\n004271\n\n');
  expect(html).toContain('aria-label="0 0 4 2 7 1"');
  expect(html).toContain('>004271</span>');
  expect(html).not.toMatch(/href="[^"]*004271/);
});
