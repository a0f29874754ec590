import { expect, vi, test } from 'vitest';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold.tsx';

test('what opens is scrolled into view, since it may lie under the bar at the foot', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  render(
    <Fold value="DE" name="Germany" action="Change">
      <p>The choice</p>
    </Fold>,
  );
  const summary = screen.getByText('Germany');
  await userEvent.click(summary);
  await waitFor(() => {
    expect(scrolled.mock.contexts).toEqual([screen.getByText('The choice').parentElement]);
  });

  await userEvent.click(summary);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('the word that leads to the choice goes while the choice is open', () => {
  const { container } = render(
    <Fold value="DE" name="Germany" action="Change">
      <p>The choice</p>
    </Fold>,
  );
  expect(screen.getByText('Change')).toBeVisible();
  container.querySelector('details')?.setAttribute('open', '');
  expect(screen.getByText('Change')).not.toBeVisible();
  expect(screen.getByText('Germany')).toBeVisible();
});

/** A fold that was opened by a press, with its choice focused. */
async function openFold() {
  Element.prototype.scrollIntoView = vi.fn();
  const view = (value: string, unsettled = false) => (
    <>
      <Fold value={value} unsettled={unsettled} name="The country">
        <form
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <select aria-label="Country" />
          <button type="submit">Send</button>
        </form>
      </Fold>
      <button type="button">Next</button>
    </>
  );
  const { rerender } = render(view('DE'));
  await userEvent.click(screen.getByText('The country'));
  screen.getByRole('combobox').focus();
  return {
    becomes: (value: string, unsettled?: boolean) => {
      rerender(view(value, unsettled));
    },
    fold: screen.getByRole('group'),
    next: screen.getByRole('button', { name: 'Next' }),
  };
}

test('the fold closes when the focus leaves it after another choice, and not before', async () => {
  const { becomes, fold } = await openFold();
  becomes('FR');
  expect(fold).toHaveAttribute('open');
  await userEvent.tab({ shift: true });
  expect(fold).toHaveAttribute('open');
  await userEvent.tab();
  await userEvent.tab();
  expect(fold).toHaveAttribute('open');
  await userEvent.tab();
  expect(fold).not.toHaveAttribute('open');
});

test('without another choice the fold stays open when the focus leaves it', async () => {
  const { fold, next } = await openFold();
  await userEvent.tab();
  await userEvent.tab();
  expect(next).toHaveFocus();
  expect(fold).toHaveAttribute('open');
});

test('the fold stays open while its choice is unsettled, and closes then', async () => {
  const { becomes, fold } = await openFold();
  becomes('US', true);
  await userEvent.tab();
  await userEvent.tab();
  expect(fold).toHaveAttribute('open');
  becomes('US');
  expect(fold).not.toHaveAttribute('open');
});

test('a press that leaves the fold ends before the fold closes', async () => {
  const { becomes, fold, next } = await openFold();
  becomes('FR');
  const pointer = userEvent.setup();
  await pointer.pointer({ keys: '[MouseLeft>]', target: next });
  expect(next).toHaveFocus();
  expect(fold).toHaveAttribute('open');
  await pointer.pointer({ keys: '[/MouseLeft]', target: next });
  await waitFor(() => {
    expect(fold).not.toHaveAttribute('open');
  });
});

test('the fold closes with the focus in it once what was submitted is settled, and the focus goes to its line', async () => {
  const { becomes, fold } = await openFold();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  becomes('DE', true);
  expect(fold).toHaveAttribute('open');
  becomes('DE');
  expect(fold).not.toHaveAttribute('open');
  expect(screen.getByText('The country').closest('summary')).toHaveFocus();
});

test('the fold stays open where something else is entered after what was submitted', async () => {
  const { becomes, fold } = await openFold();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  becomes('FR', true);
  fireEvent.input(screen.getByRole('combobox'));
  screen.getByRole('combobox').focus();
  becomes('FR');
  expect(fold).toHaveAttribute('open');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('the fold takes the focus from no other place when what was submitted is settled', async () => {
  const { becomes, fold, next } = await openFold();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  becomes('FR', true);
  await userEvent.click(next);
  becomes('FR');
  await waitFor(() => {
    expect(fold).not.toHaveAttribute('open');
  });
  expect(next).toHaveFocus();
});
