import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

test('posts the language, and the page to come back to', async () => {
  render(<LanguageSelect frame={{ ...sampleFrame, path: '/plans?voucher=SLEEP30' }} />);
  await userEvent.click(screen.getByText('English', { selector: 'summary *' }));

  const choice = screen.getByRole<HTMLButtonElement>('button', { name: 'Deutsch' });
  const { form } = choice;
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/preferences');
  expect(Object.fromEntries(new FormData(form ?? undefined, choice))).toEqual({
    path: '/plans?voucher=SLEEP30',
    language: 'de',
  });
});

test('marks the language that is spoken, each in its own tongue', () => {
  render(<LanguageSelect frame={{ ...sampleFrame, language: 'fr' }} />);
  const choice = screen.getByText('Français', { selector: 'button' });
  expect(choice).toHaveAttribute('aria-current', 'true');
  expect(choice).toHaveAttribute('lang', 'fr');
});
