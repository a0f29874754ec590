import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { guardForm } from './guardForm.ts';
import { NativeForm } from './NativeForm.tsx';

interface Letter {
  name: string;
}

interface LetterProblems {
  name?: 'missing';
}

function letterGuard() {
  return Promise.resolve(guardForm<Letter>(object({ name: string().trim().required('missing') })));
}

function renderLetter({
  problems = {},
  loadGuard = letterGuard,
  pending = false,
}: {
  problems?: LetterProblems;
  loadGuard?: typeof letterGuard;
  pending?: boolean;
} = {}) {
  const sent: Letter[] = [];
  render(
    <NativeForm<Letter, LetterProblems>
      action="/letters"
      problems={problems}
      pending={pending}
      loadGuard={loadGuard}
      onSubmit={(letter) => sent.push(letter)}
    >
      {(found) => (
        <>
          <label>
            Name <input name="name" />
          </label>
          {found.name && <p>Name is {found.name}</p>}
          <button type="submit">Send</button>
        </>
      )}
    </NativeForm>,
  );
  return { sent, user: userEvent.setup() };
}

describe('NativeForm', () => {
  it('hands over what was typed, checked', async () => {
    const { sent, user } = renderLetter();

    await user.type(screen.getByLabelText('Name'), ' Alex ');
    await user.click(screen.getByRole('button'));

    expect(sent).toEqual([{ name: 'Alex' }]);
  });

  it('names the problem and goes to its field', async () => {
    const { sent, user } = renderLetter();

    await user.click(screen.getByRole('button'));

    expect(await screen.findByText('Name is missing')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('takes a problem back as soon as it is mended', async () => {
    const { user } = renderLetter();

    await user.click(screen.getByRole('button'));
    await screen.findByText('Name is missing');
    await user.type(screen.getByLabelText('Name'), 'A');

    expect(screen.queryByText('Name is missing')).not.toBeInTheDocument();
  });

  it('goes to the field that the server found wrong', () => {
    renderLetter({ problems: { name: 'missing' } });

    expect(screen.getByText('Name is missing')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('ignores a press while work is in flight', async () => {
    const { sent, user } = renderLetter({ pending: true });

    await user.type(screen.getByLabelText('Name'), 'Alex');
    await user.click(screen.getByRole('button'));

    expect(sent).toEqual([]);
  });
});
