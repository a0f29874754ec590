import { expect, test } from 'vitest';
import { placeOf } from './place.ts';
import { piecesOf, textAt } from './texts.ts';

const page = new DOMParser().parseFromString(
  '<style>Try again in</style><main><h1>Pause</h1><p id="place">Try again in 5\u00a0<b>minutes</b>.</p></main>',
  'text/html',
);

test('the place of a text is the smallest element with its words', () => {
  expect(placeOf('Try again in {{count}} minutes.', page)?.id).toBe('place');
  expect(placeOf('Pause', page)?.tagName).toBe('H1');
  expect(placeOf('The moon is in the way', page)).toBeUndefined();
});

test('of a counted text, the form for many is read', () => {
  const words = { login: { failure: { tooManyAttempts: { text_one: 'One', text_other: 'Many' } } } };
  expect(textAt(words, 'login.failure.tooManyAttempts.text')).toBe('Many');
  expect(textAt(words, 'login.failure.expired.text')).toBeUndefined();
});

test('a text is shown in pieces, without marks', () => {
  expect(piecesOf('Sent to <email>{{email}}</email>.')).toEqual([
    { text: 'Sent to ' },
    { placeholder: 'email' },
    { text: '.' },
  ]);
});
