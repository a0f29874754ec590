import { describe, expect, it, vi } from 'vitest';
import { act, screen } from '@testing-library/react';
import { renderLetter } from './testing/renderLetter.tsx';

describe('NativeForm', () => {
  it('hands over what was typed, checked', async () => {
    const { sent, user } = renderLetter();

    await user.type(screen.getByLabelText('Name'), ' Alex ');
    await user.click(screen.getByRole('button'));

    expect(sent).toEqual([{ name: 'Alex', town: '' }]);
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

  describe('with problems that the server found', () => {
    const refused = {
      problems: { name: 'unknown', town: 'unknown' },
      values: { name: 'Alex', town: 'Nowhere' },
    } as const;

    it('keeps all of them when a field is left unchanged', async () => {
      const { user } = renderLetter({
        problems: { name: 'missing', town: 'unknown' },
        values: { name: '', town: 'Nowhere' },
      });

      await user.tab();
      await user.tab();

      expect(screen.getByText('Name is missing')).toBeVisible();
      expect(screen.getByText('Town is unknown')).toBeVisible();
    });

    it('takes back the problem of a field whose value changes, and no other', async () => {
      const { user } = renderLetter(refused);

      await user.type(screen.getByLabelText('Name'), 'a');
      await user.tab();

      expect(screen.queryByText(/Name is/)).not.toBeInTheDocument();
      expect(screen.getByText('Town is unknown')).toBeVisible();
    });

    it('shows the problem again when the refused value is typed again', async () => {
      const { user } = renderLetter(refused);

      await user.type(screen.getByLabelText('Name'), 'a{Backspace}');

      expect(screen.getByText('Name is unknown')).toBeVisible();
    });

    it('shows its own problem of a changed field beside those that stay', async () => {
      const { user } = renderLetter(refused);

      await user.clear(screen.getByLabelText('Name'));
      await user.tab();

      expect(await screen.findByText('Name is missing')).toBeVisible();
      expect(screen.getByText('Town is unknown')).toBeVisible();
    });

    it('keeps the rest when the form is sent with a problem of its own', async () => {
      const { sent, user } = renderLetter(refused);

      await user.clear(screen.getByLabelText('Name'));
      await user.click(screen.getByRole('button'));

      expect(await screen.findByText('Name is missing')).toBeVisible();
      expect(screen.getByText('Town is unknown')).toBeVisible();
      expect(sent).toEqual([]);
    });

    it('sends an unchanged form again: only the server knows whether it is still refused', async () => {
      const { sent, user } = renderLetter(refused);

      await user.click(screen.getByRole('button'));

      expect(sent).toEqual([{ name: 'Alex', town: 'Nowhere' }]);
    });

    it('judges the values that were sent, also those that the server never returns', async () => {
      const { answer, user } = renderLetter();
      await user.type(screen.getByLabelText('Name'), 'Alex');
      await user.click(screen.getByRole('button'));
      answer({ name: 'unknown' });

      await user.tab();
      await user.tab();
      expect(screen.getByText('Name is unknown')).toBeVisible();

      await user.type(screen.getByLabelText('Name'), 'a');
      expect(screen.queryByText(/Name is/)).not.toBeInTheDocument();
    });
  });

  describe('while a pointer is down', () => {
    it('shows the problem of the left field only after the press, whose click is delivered', async () => {
      const { user } = renderLetter();
      const name = screen.getByLabelText('Name');
      const button = screen.getByRole('button');
      let clicks = 0;
      button.addEventListener('click', () => (clicks += 1));
      await user.type(name, 'A{Backspace}');

      await user.pointer({ keys: '[MouseLeft>]', target: button });
      expect(name).not.toHaveFocus();
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(screen.queryByText('Name is missing')).not.toBeInTheDocument();

      await user.pointer('[/MouseLeft]');
      expect(clicks).toBe(1);
      expect(await screen.findByText('Name is missing')).toBeVisible();
    });

    it('shows the problem after a press elsewhere too', async () => {
      const { user } = renderLetter();
      await user.type(screen.getByLabelText('Name'), 'A{Backspace}');
      await user.click(screen.getByLabelText('Town'));
      expect(await screen.findByText('Name is missing')).toBeVisible();
    });
  });

  it('shows the problem of an edited field when the keyboard leaves it', async () => {
    const { user } = renderLetter();
    await user.type(screen.getByLabelText('Name'), 'A{Backspace}');
    await user.tab();
    expect(await screen.findByText('Name is missing')).toBeVisible();
  });

  it('checks an empty field that was only visited when the form is submitted, not before', async () => {
    const { user } = renderLetter();
    const name = screen.getByLabelText('Name');
    await user.click(name);
    await user.type(screen.getByLabelText('Town'), 'B');
    await user.tab();
    expect(screen.queryByText('Name is missing')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Name is missing')).toBeVisible();
    expect(name).toHaveFocus();
  });

  it('ignores a press while work is in flight', async () => {
    const { sent, user } = renderLetter({ pending: true });

    await user.type(screen.getByLabelText('Name'), 'Alex');
    await user.click(screen.getByRole('button'));

    expect(sent).toEqual([]);
  });

  it('brings a refusal of the form into view, since the button can be a screen below', () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { refuse } = renderLetter();

    refuse();

    expect(shown.mock.contexts).toEqual([screen.getByRole('alert')]);
    shown.mockRestore();
  });
});
