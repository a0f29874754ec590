import { beforeEach, expect, test } from 'vitest';
import { createInviteLink } from './inviteLink.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div hidden data-codes="buttons"><button data-codes="copy">Copy</button></div>
    <div hidden data-codes="sharing"><button data-codes="share" data-message="Nights for you">Share</button></div>`;
});

function open(navigator: object) {
  return createInviteLink({ document, navigator: navigator as Navigator, print: () => undefined });
}

const isHidden = (name: string) => document.querySelector<HTMLElement>(`[data-codes="${name}"]`)?.hidden;

function pressAll() {
  for (const button of document.querySelectorAll('button')) button.click();
}

test('shows both buttons where the system has a share sheet, and hears each press until it stops', () => {
  const pressed: string[] = [];
  const stop = open({ share: () => Promise.resolve() }).onPress((press) => pressed.push(press));
  expect([isHidden('buttons'), isHidden('sharing')]).toEqual([false, false]);
  pressAll();
  stop();
  pressAll();
  expect(pressed).toEqual(['copy', 'share']);
});

test('offers no sharing where the system has no sheet for it', () => {
  const pressed: string[] = [];
  open({}).onPress((press) => pressed.push(press));
  pressAll();
  expect([isHidden('buttons'), isHidden('sharing')]).toEqual([false, true]);
  expect(pressed).toEqual(['copy']);
});

test('shares the words of the page, and the link', async () => {
  const shared: unknown[] = [];
  const link = open({ share: (what: unknown) => Promise.resolve(shared.push(what)) });
  expect(await link.share('https://stillpoint.example/with/k7m2p9q')).toBe('shared');
  expect(shared).toEqual([{ text: 'Nights for you', url: 'https://stillpoint.example/with/k7m2p9q' }]);
});

test.each([
  ['AbortError', 'closed'],
  ['NotAllowedError', 'failed'],
])('a sheet that ends with %s is %s', async (name, outcome) => {
  const link = open({ share: () => Promise.reject(new DOMException('No', name)) });
  expect(await link.share('https://stillpoint.example/with/k7m2p9q')).toBe(outcome);
});
