import { expect, test } from 'vitest';
import { render } from '@testing-library/react';
import { EmailAddress } from './EmailAddress.tsx';

test('keeps a short one in one piece', () => {
  const { container } = render(<EmailAddress>alex.morgan@example.com</EmailAddress>);
  expect(container.firstElementChild?.innerHTML).toBe('alex.morgan@example.com');
});

test('breaks a short one between its parts where it stands alone', () => {
  const { container } = render(<EmailAddress alone>alex.morgan@example.com</EmailAddress>);
  expect(container.firstElementChild?.innerHTML).toBe('alex.<wbr>morgan<wbr>@example.<wbr>com');
});

test('may break before the @ and after dots, and stays one text beside the words around it', () => {
  const { container } = render(<EmailAddress>alex.morgan@demo.example.com</EmailAddress>);
  expect(container.firstElementChild?.innerHTML).toBe('alex.<wbr>morgan<wbr>@demo.<wbr>example.<wbr>com');
  expect(container).toHaveTextContent('alex.morgan@demo.example.com');
});
