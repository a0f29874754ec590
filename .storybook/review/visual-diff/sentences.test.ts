import { expect, test } from 'vitest';
import type { Cause, DifferentPicture } from './record.ts';
import { lineOf, reachOf, titleOf } from './sentences.ts';

function cause(made: Partial<Cause>): Cause {
  return { id: '', kind: 'file', name: '', change: '', values: [], pictures: [], ...made };
}

function picture(title: string, also: string[] = []): DifferentPicture {
  return {
    ...{ id: '', name: '', title, language: 'en', theme: 'day', width: 360, before: '', after: '', also },
    rectangle: { x: 0, y: 0, width: 1, height: 1 },
    part: { x: 0, y: 0, width: 1, height: 1 },
  };
}

test('a token is told by the value that changed, by day or by night', () => {
  const declared = (day: string, night: string) =>
    `:where(:root) { ${day}\n@media (x) { :where(:root) { ${night}`;
  const told = (before: string | undefined, after: string | undefined) =>
    lineOf(cause({ kind: 'token', name: '--color-a', values: [{ where: '', before, after }] }));
  expect(told(declared('#111', '#eee'), declared('#222', '#eee'))).toBe('#111 → #222');
  expect(told(declared('#111', '#eee'), declared('#111', '#ddd'))).toBe('#eee → #ddd');
  expect(told(undefined, ':root { #111')).toBe('none → #111');
  expect(told(':root { #111', undefined)).toBe('#111 → none');
});

test('words are told as they are read, and where they are no longer, as they were', () => {
  const values = [{ where: 'de', before: 'Anmelden', after: undefined }];
  const words = cause({ kind: 'words', name: 'login:title', values });
  expect(titleOf(words)).toBe('“Anmelden”');
  expect(lineOf(words)).toBe('Deutsch, login:title');
});

test('a cause says whether its pictures may have others', () => {
  expect(reachOf(cause({ pictures: [picture('A'), picture('B')] }))).toBe(
    '2 pictures in 2 components changed for this reason, and for no other.',
  );
  expect(reachOf(cause({ pictures: [picture('A'), picture('A', ['file B.tsx'])] }))).toBe(
    '2 pictures in 1 component changed for this reason. 1 may have other reasons too.',
  );
});
