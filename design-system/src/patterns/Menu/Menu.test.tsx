import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './Menu.tsx';

function menu() {
  return (
    <>
      <Menu label="Language" current="English" icon="globe">
        <button type="button">Deutsch</button>
      </Menu>
      <p>Elsewhere</p>
    </>
  );
}

test('unfolds by its summary', async () => {
  render(menu());
  expect(screen.getByText('Deutsch')).not.toBeVisible();
  await userEvent.click(screen.getByText('English'));
  expect(screen.getByRole('button', { name: 'Deutsch' })).toBeVisible();
});

test('closes on Escape and gives the focus back', async () => {
  render(menu());
  await userEvent.click(screen.getByText('English'));
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Deutsch')).not.toBeVisible();
  expect(screen.getByText('English').closest('summary')).toHaveFocus();
});

test('closes on a press elsewhere', async () => {
  render(menu());
  await userEvent.click(screen.getByText('English'));
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(screen.getByText('Deutsch')).not.toBeVisible();
});
