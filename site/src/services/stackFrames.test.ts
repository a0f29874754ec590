import { expect, test } from 'vitest';
import { framesOf } from './stackFrames.ts';

const script = 'https://stillpoint.example/static/live.1d4261fb77.js';
const frames = [
  { filename: script, function: '?', lineno: 1, colno: 9 },
  { filename: script, function: 'Form.submit', lineno: 1, colno: 4021 },
  { filename: script, function: 'send', lineno: 2, colno: 204 },
];

test('Chromium’s stack is read', () => {
  const stack = `TypeError: nothing to send
    at send (${script}:2:204)
    at async Form.submit (${script}:1:4021)
    at Array.map (<anonymous>)
    at ${script}:1:9`;
  expect(framesOf(stack)).toEqual(frames);
});

test('Firefox’s and Safari’s stack is read', () => {
  const stack = `send@${script}:2:204
Form.submit@${script}:1:4021
[native code]
@${script}:1:9
`;
  expect(framesOf(stack)).toEqual(frames);
});

test('an error without a stack has no places', () => {
  expect(framesOf('')).toEqual([]);
});

test('a place in the page itself is reported without the query of its address', () => {
  const stack = 'Error\n    at start (https://stillpoint.example/auth?code=abc&state=d:3:7)';
  expect(framesOf(stack)).toEqual([
    { filename: 'https://stillpoint.example/auth', function: 'start', lineno: 3, colno: 7 },
  ]);
});
