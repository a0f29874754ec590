import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { CodeSheet, CodeSheetPress } from '../../src/services/codeSheet.ts';
import { keepCodes } from './keepCodes.ts';

function open(authenticatorApp: object, clipboard: 'open' | 'closed' = 'open') {
  const done: string[] = [];
  let press: ((press: CodeSheetPress) => void) | undefined;
  const codeSheet: CodeSheet = {
    onPress: (pressed) => {
      press = pressed;
      return () => undefined;
    },
    copy: (text) => {
      done.push(`copy ${text}`);
      return Promise.resolve(clipboard === 'open');
    },
    print: () => done.push('print'),
    tell: (told) => done.push(told),
  };
  runSaga(
    { channel: stdChannel(), getState: () => ({ authenticatorApp }), context: { codeSheet } },
    keepCodes,
  );
  return { done, press: (what: CodeSheetPress) => press?.(what) };
}

const codes = { status: 'codes', codes: ['aaaa-bbbb', 'cccc-dddd'], first: true, site: 'stillpoint.example' };

test('copies each code on a line of its own, and tells that it is done', async () => {
  const { done, press } = open(codes);
  press('copy');
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual(['copy aaaa-bbbb\ncccc-dddd', 'copied']);
});

test('tells where nothing was copied', async () => {
  const { done, press } = open(codes, 'closed');
  press('copy');
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual([expect.stringMatching(/^copy/), 'notCopied']);
});

test('prints', () => {
  const { done, press } = open(codes);
  press('print');
  expect(done).toEqual(['print']);
});

test('copies the key of an app without the spaces between its groups', async () => {
  const { done, press } = open({ status: 'key', key: 'JBSW Y3DP EHPK 3PXP' });
  press('copy');
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual(['copy JBSWY3DPEHPK3PXP', 'copied']);
});

test('offers nothing where neither codes nor a key are shown', () => {
  const { done, press } = open({ status: 'on' });
  press('copy');
  expect(done).toEqual([]);
});
