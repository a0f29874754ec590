import { expect, vi, test } from 'vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog.tsx';

function dialog(open: boolean, onClose: () => void = () => undefined) {
  return (
    <Dialog open={open} title="Choose for yourself" closeLabel="Close" onClose={onClose}>
      <p>Nothing is counted unless you say so.</p>
    </Dialog>
  );
}

test('draws nothing until it opens', () => {
  render(dialog(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('is named by its title and takes the focus', async () => {
  render(dialog(true));
  const surface = await screen.findByRole('dialog', { name: 'Choose for yourself' });
  expect(surface).toContainElement(document.activeElement as HTMLElement);
});

test('asks to be closed by its button and by Escape', async () => {
  const onClose = vi.fn();
  render(dialog(true, onClose));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('gives the focus back to what opened it', async () => {
  const page = (open: boolean) => (
    <>
      <button type="button">Details</button>
      {dialog(open)}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  await screen.findByRole('dialog');
  rerender(page(false));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
  });
});
