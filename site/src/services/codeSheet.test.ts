import { expect, vi, test } from 'vitest';
import { createCodeSheet } from './codeSheet.ts';

function open(clipboard: object | undefined) {
  document.body.innerHTML = `
    <div hidden data-codes="buttons">
      <button data-codes="copy">Copy</button><button data-codes="print">Print</button>
    </div>
    <p hidden data-codes="copied">Copied</p><p hidden data-codes="notCopied">Not copied</p>`;
  const print = vi.fn();
  const navigator = { clipboard } as unknown as Navigator;
  return { print, sheet: createCodeSheet({ document, navigator, print }) };
}

const isHidden = (name: string) => document.querySelector<HTMLElement>(`[data-codes="${name}"]`)?.hidden;

test('shows the buttons, and hears each press until it stops', () => {
  const { sheet } = open({});
  const pressed: string[] = [];
  const stop = sheet.onPress((press) => pressed.push(press));
  expect(isHidden('buttons')).toBe(false);
  for (const button of document.querySelectorAll('button')) button.click();
  stop();
  for (const button of document.querySelectorAll('button')) button.click();
  expect(pressed).toEqual(['copy', 'print']);
});

test('copies where the browser lets it, and says so where it does not', async () => {
  const written: string[] = [];
  const { sheet } = open({ writeText: (text: string) => Promise.resolve(written.push(text)) });
  expect(await sheet.copy('one\ntwo')).toBe(true);
  expect(written).toEqual(['one\ntwo']);
  const refusing = open({ writeText: () => Promise.reject(new Error('Not allowed')) });
  expect(await refusing.sheet.copy('one')).toBe(false);
  // Of pages without TLS there is no clipboard.
  expect(await open(undefined).sheet.copy('one')).toBe(false);
});

test('shows what became of the last copy alone', () => {
  const { sheet } = open({});
  sheet.tell('notCopied');
  expect([isHidden('copied'), isHidden('notCopied')]).toEqual([true, false]);
  sheet.tell('copied');
  expect([isHidden('copied'), isHidden('notCopied')]).toEqual([false, true]);
});
