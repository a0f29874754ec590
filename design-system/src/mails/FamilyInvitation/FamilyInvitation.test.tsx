/** @vitest-environment node */
import { expect, test } from 'vitest';
import i18next from 'i18next';
import { drawMail } from '../drawMail.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { familyInvitationStates } from './FamilyInvitation.states.ts';

test('says who invites, what it costs, and where it is accepted until when', () => {
  const { subject, text, html } = drawMail(
    'familyInvitation',
    familyInvitationStates.named,
    sampleMailFrame,
    i18next.getFixedT<'mails'>('en', 'mails'),
  );
  expect(subject).toBe('Alex invites you to Stillpoint');
  expect(text).toContain('It costs you nothing');
  expect(text).toContain('13\u00a0December 2026');
  expect(html).toContain(`href="${familyInvitationStates.named.link}"`);
});
