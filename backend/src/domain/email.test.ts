import { expect, test } from 'vitest';
import { isEmail, mailboxOf } from './email.ts';

test.each([
  'nora@example.com',
  'nora.new+sleep@mail.example.co.uk',
  "o'neill_3@example.com",
  'x@b.cd',
  'jürgen@müller.de',
  'x@xn--mller-kva.example',
  'x@b.xn--p1ai',
  'नोरा@उदाहरण.भारत',
  `${'n'.repeat(64)}@example.com`,
])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

// ASVS V5.1.4 V5.2.3
test.each([
  'x@b.cd#',
  'x@b#.cd',
  'x@-b.cd',
  'x@b-.cd',
  'x@b.cd-',
  'x@b_c.de',
  'x@b..cd',
  'x@.b.cd',
  'x@b.cd.',
  '.x@b.cd',
  'x.@b.cd',
  'x..y@b.cd',
  'x@y@b.cd',
  '@b.cd',
  'x@b',
  'x@b.c',
  'x@127.0.0.1',
  'x y@b.cd',
  'x\u200b@b.cd',
  `${'n'.repeat(65)}@example.com`,
  'x\uff20y@b.cd',
  'x%y.de@b.cd',
  'y.de!x@b.cd',
  '=?utf-8?q?x?=@b.cd',
])('%s is no address', (email) => {
  expect(isEmail(email)).toBe(false);
});

test.each([
  ['Nora+sleep@Example.com', 'nora@example.com'],
  ['nora+a+b@example.com', 'nora@example.com'],
  ['nora@example.com', 'nora@example.com'],
  ['+nora@example.com', '+nora@example.com'],
])('the mail of %s goes to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
