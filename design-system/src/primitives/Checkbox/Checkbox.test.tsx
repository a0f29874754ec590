import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';

test('is ticked by its words and by the space bar', async () => {
  render(<Checkbox name="newsletter">Send me a calm letter</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'Send me a calm letter' });

  await userEvent.click(screen.getByText('Send me a calm letter'));
  expect(box).toBeChecked();

  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('posts with its form', () => {
  render(
    <form aria-label="Letters">
      <Checkbox name="newsletter" value="yes" defaultChecked>
        Send me a calm letter
      </Checkbox>
    </form>,
  );
  const form: HTMLFormElement = screen.getByRole('form');
  expect(new FormData(form).get('newsletter')).toBe('yes');
});
