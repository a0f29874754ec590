/** @vitest-environment node */
import { describe, expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from './drawMail.tsx';
import { identityLinkedStates } from './IdentityLinked/IdentityLinked.states.ts';
import { identityUnlinkedStates } from './IdentityUnlinked/IdentityUnlinked.states.ts';
import type { MailFacts, MailName } from './MailFacts.ts';
import { passwordChangedStates } from './PasswordChanged/PasswordChanged.states.ts';
import { passwordResetStates } from './PasswordReset/PasswordReset.states.ts';
import { sampleMailFrame } from './sampleMailFrame.ts';

const { links } = sampleMailFrame;

function draw<Name extends MailName>(mail: Name, facts: MailFacts[Name]) {
  return drawMail(mail, facts, sampleMailFrame, i18next.getFixedT<'mails'>('en', 'mails'));
}

describe('a new password', () => {
  test('the mail that was asked for leads to its link, and says how long it works', () => {
    const { subject, text, html } = draw('passwordReset', passwordResetStates.named);
    expect(subject).toBe('Choose a new password');
    expect(text).toContain('it works once, for 30 minutes');
    expect(text).toContain(passwordResetStates.named.link);
    expect(html).toContain(`href="${passwordResetStates.named.link}"`);
    expect(text).toContain('the safety of your account');
  });

  test('the mail after a change says when, and leads to the next one', () => {
    const { text, html } = draw('passwordChanged', passwordChangedStates.unnamed);
    expect(text).toContain('was changed on 20\u00a0November 2026');
    expect(html).toContain(`href="${links.forgotPassword}"`);
    expect(text).toContain('Hello,');
  });

  test('the mail after a change says whether a browser is still logged in', () => {
    expect(draw('passwordChanged', passwordChangedStates.named).text).toContain('logged out on all devices.');
    const kept = draw('passwordChanged', passwordChangedStates.sessionKept).text;
    expect(kept).toMatch(/Only the browser used for the change is still logged in\.(?!.*on all devices)/s);
  });

  test('the mail after a reset names the other login methods that were removed, and none where there were none', () => {
    expect(draw('passwordChanged', passwordChangedStates.disconnected).text).toContain(
      'you can no longer log in with Google, your work account and your passkeys.',
    );
    expect(draw('passwordChanged', passwordChangedStates.disconnected).text).toContain(
      'Your access through your workplace has ended with it.',
    );
    const passkeys = draw('passwordChanged', passwordChangedStates.passkeysRemoved).text;
    expect(passkeys).toContain('you can no longer log in with your passkeys.');
    expect(passkeys).not.toContain('workplace');
    expect(draw('passwordChanged', passwordChangedStates.named).text).not.toContain('no longer log in');
  });
});

describe('a changed way to sign in', () => {
  test('is named by the company, and leads to where it can be changed back', () => {
    const { text, html } = draw('identityLinked', identityLinkedStates.social);
    expect(text).toContain('You can now also log in to your account with Google.');
    expect(html).toContain(`href="${links.identities}"`);
    expect(text).toContain('the safety of your account');
    expect(draw('identityUnlinked', identityUnlinkedStates.workplace).text).toContain(
      'You can no longer log in to your account with your work account.',
    );
  });
});
