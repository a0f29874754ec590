import { expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailField } from './EmailField.tsx';

const suggestion = { intro: 'Did you mean', address: 'alex@gmail.com' };

test('adds the suggestion to the description of the input', () => {
  render(<EmailField label="Email" defaultValue="alex@gmial.com" suggestion={suggestion} />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Did you mean alex@gmail.com',
  );
});

test('takes the suggestion over, tells the form and gives the focus back', async () => {
  const onInput = vi.fn();
  const onSuggestionTake = vi.fn();
  render(
    <form onInput={onInput}>
      <EmailField
        label="Email"
        defaultValue="alex@gmial.com"
        suggestion={suggestion}
        onSuggestionTake={onSuggestionTake}
      />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'alex@gmail.com' }));
  expect(screen.getByRole('textbox')).toHaveValue('alex@gmail.com');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(onInput).toHaveBeenCalled();
  expect(onSuggestionTake).toHaveBeenCalledWith('alex@gmail.com');
});

test('stays when there is a problem as well', () => {
  render(
    <EmailField
      label="Email"
      problem="Check the address."
      defaultValue="alex@gmial"
      suggestion={suggestion}
    />,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Check the address. Did you mean alex@gmail.com',
  );
});
