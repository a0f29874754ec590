import { describe, expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
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

describe('asked by the server, without a script', () => {
  const asked = { label: 'alex@gmail.com?', keep: 'Send it once more to keep it.' };

  /** What the form posts after a press or a key. */
  function open() {
    const posted: Record<string, unknown>[] = [];
    const holder = document.createElement('div');
    holder.innerHTML = `<form>${renderToString(
      <EmailField
        name="email"
        label="Email"
        defaultValue="alex@gmial.com"
        suggestion={{ ...suggestion, asked }}
      />,
    )}<button>Send</button></form>`;
    document.body.replaceChildren(holder);
    holder.addEventListener('submit', (event) => {
      event.preventDefault();
      const data = new FormData(event.target as HTMLFormElement, event.submitter);
      posted.push(Object.fromEntries(data));
    });
    return posted;
  }

  test('a press on the suggestion sends the form with it', async () => {
    const posted = open();
    await userEvent.click(screen.getByRole('button', { name: 'alex@gmail.com?' }));
    expect(posted).toEqual([{ email: 'alex@gmial.com', suggestionTaken: 'alex@gmail.com' }]);
  });

  test('the Enter key in the field sends the address as it was typed', async () => {
    const posted = open();
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(posted).toEqual([{ email: 'alex@gmial.com' }]);
  });

  test('says that the address can be kept, as part of its description', () => {
    open();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Did you mean alex@gmail.com? Send it once more to keep it.',
    );
  });
});
