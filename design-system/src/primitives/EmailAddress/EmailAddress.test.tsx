import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { EmailAddress } from './EmailAddress.tsx';

test('splits an address before the @ and after dots, and keeps all of its text', () => {
  const { container } = render(<EmailAddress>alex.morgan@demo.example.com</EmailAddress>);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'alex.',
    'morgan',
    '@demo.',
    'example.',
    'com',
  ]);
  expect(container).toHaveTextContent('alex.morgan@demo.example.com');
});
