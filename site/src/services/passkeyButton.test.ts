import { expect, test } from 'vitest';
import { createPasskeyButton } from './passkeyButton.ts';

const partOf = (name: string) => document.querySelector<HTMLElement>(`[data-passkey="${name}"]`);

test('shows the button, hears each press until it stops, and tells one thing at a time', () => {
  document.body.innerHTML = `
    <button hidden data-passkey="ask">Confirm with a passkey</button>
    <p hidden data-passkey="unused">Unused</p><p hidden data-passkey="refused">Refused</p>`;
  const button = createPasskeyButton({ document });
  let pressed = 0;
  const stop = button.onPress(() => (pressed += 1));
  expect(partOf('ask')?.hidden).toBe(false);
  partOf('ask')?.click();
  stop();
  partOf('ask')?.click();
  expect(pressed).toBe(1);
  const hidden = () => [partOf('unused')?.hidden, partOf('refused')?.hidden];
  button.tell('unused');
  expect(hidden()).toEqual([false, true]);
  button.tell('refused');
  expect(hidden()).toEqual([true, false]);
  button.tell(undefined);
  expect(hidden()).toEqual([true, true]);
});

test('a page that offers none is left as it is', () => {
  document.body.innerHTML = '<p>Nothing to confirm</p>';
  const button = createPasskeyButton({ document });
  button.onPress(() => undefined)();
  button.tell('unused');
  expect(document.body.textContent).toBe('Nothing to confirm');
});
