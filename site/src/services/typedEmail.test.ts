import { expect, test } from 'vitest';
import { createTypedEmail } from './typedEmail.ts';

test('gives what was kept, once', () => {
  const typedEmail = createTypedEmail(window);
  typedEmail.keep('nora@example.com');
  expect(typedEmail.take()).toBe('nora@example.com');
  expect(typedEmail.take()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a browser that refuses to store anything carries nothing', () => {
  const refusing = {
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  const typedEmail = createTypedEmail(refusing);
  typedEmail.keep('nora@example.com');
  expect(typedEmail.take()).toBeUndefined();
});
