import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea.tsx';

test('holds several lines without a handler', async () => {
  render(<TextArea aria-label="Your message" defaultValue="We are forty" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), '{Enter}in Leeds');
  expect(screen.getByRole('textbox')).toHaveValue('We are forty\nin Leeds');
});
