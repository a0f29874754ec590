import { expect, test } from 'vitest';
import { createEnrolmentNotice } from './enrolmentNotice.ts';

const isHidden = (name: string) => document.querySelector<HTMLElement>(`[data-enrolment="${name}"]`)?.hidden;

test('shows that the person is enrolled, in place of what was drawn', () => {
  document.body.innerHTML = `
    <div data-enrolment="notEnrolled">You aren’t enrolled yet.</div>
    <div role="status"><div hidden data-enrolment="enrolled">You’re enrolled.</div></div>`;
  createEnrolmentNotice(document).showEnrolled();
  expect([isHidden('notEnrolled'), isHidden('enrolled')]).toEqual([true, false]);
});

test('a page without such a notice is left as it is', () => {
  document.body.innerHTML = '<p>Disconnect Google?</p>';
  createEnrolmentNotice(document).showEnrolled();
  expect(document.body.innerHTML).toBe('<p>Disconnect Google?</p>');
});
