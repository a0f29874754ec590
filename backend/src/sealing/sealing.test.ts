import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const sealing = createSealing({ keys: ['ours'], purpose: 'mails' });
const sealed = sealing.seal('Your code is 123 456.', 'mail 1');

// ASVS V2.8.2
test('a sealed text opens at its place, and shows nothing of itself', () => {
  expect(sealing.open(sealed, 'mail 1')).toBe('Your code is 123 456.');
  expect(sealing.open(sealing.seal('', 'mail 1'), 'mail 1')).toBe('');
  expect(sealed).toMatch(/^1\.[\w-]{8}\.[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('123');
});

// ASVS V6.2.3 V6.2.6
test('the same text is never sealed the same way twice', () => {
  expect(sealing.seal('Your code is 123 456.', 'mail 1')).not.toBe(sealed);
});

// ASVS V5.5.1 V6.2.1 V8.3.7
test.each([
  ['at another place', sealing, sealed, 'mail 2'],
  ['for another purpose', createSealing({ keys: ['ours'], purpose: 'authenticators' }), sealed, 'mail 1'],
  ['with another key', createSealing({ keys: ['theirs'], purpose: 'mails' }), sealed, 'mail 1'],
  ['with a changed letter', sealing, sealed.replace(/.{4}$/, 'AAAA'), 'mail 1'],
  ['with a shorter tag', sealing, sealed.slice(0, -8), 'mail 1'],
  ['without its content', sealing, sealed.replace(/[^.]+$/, ''), 'mail 1'],
  ['as a plain text', sealing, 'Your code is 123 456.', 'mail 1'],
])('a sealed text does not open %s', (_, by, text, place) => {
  expect(() => by.open(text, place)).toThrow();
});

// ASVS V1.6.3 V6.2.4
test('a text that was sealed with an older key opens, and is known to need the new one', () => {
  const both = createSealing({ keys: ['new', 'ours'], purpose: 'mails' });
  expect(both.open(sealed, 'mail 1')).toBe('Your code is 123 456.');
  expect(both.isCurrent(sealed)).toBe(false);
  expect(both.isCurrent(both.seal('', 'mail 1'))).toBe(true);
});

test('without a key nothing starts', () => {
  expect(() => createSealing({ keys: [], purpose: 'mails' })).toThrow('Sealing needs a key.');
});
