import { expect, test } from 'vitest';
import { contactPerson } from './contact-person.ts';

const nora = { firstName: 'Nora', lastName: 'New', email: 'nora@demo.stillpoint.example' };

test('a person is written as they are', () => {
  expect(contactPerson(nora)).toEqual({ firstName: 'Nora', lastName: 'New', workEmail: nora.email });
  expect(contactPerson({ ...nora, firstName: 'María José', lastName: '王' })).toMatchObject({
    firstName: 'María José',
    lastName: '王',
  });
});

test.each([
  ['n'.repeat(255), 'n'.repeat(100)],
  ['𠮷田', '田'],
  ['Nora 🌙', 'Nora'],
  ['http://evil.example', 'http:evil.example'],
  ['🌙', '-'],
  ['', '-'],
])('a name that Zuora refuses is shortened to what it accepts: %s', (name, accepted) => {
  const { firstName, lastName } = contactPerson({ ...nora, firstName: name, lastName: name });
  expect([firstName, lastName]).toEqual([accepted, accepted]);
});

test('an email address that is too long for Zuora is left out', () => {
  const email = (length: number) => `${'n'.repeat(length - '@demo.example'.length)}@demo.example`;
  expect(contactPerson({ ...nora, email: email(80) })).toHaveProperty('workEmail');
  expect(contactPerson({ ...nora, email: email(81) })).not.toHaveProperty('workEmail');
});
