import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeMenusWhenLeft } from './closeWhenLeft.ts';
import { Menu } from './Menu.tsx';

function openDrawnPage() {
  const { container, unmount } = render(
    <Menu label="Language" current="English" icon="globe">
      <button type="button">Deutsch</button>
    </Menu>,
  );
  const drawn = container.innerHTML;
  unmount();
  document.body.innerHTML = drawn;
  closeMenusWhenLeft(document);
}

test('a menu that only the server drew closes on Escape', async () => {
  openDrawnPage();
  await userEvent.click(screen.getByText('English'));
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Deutsch')).not.toBeVisible();
  expect(screen.getByText('English').closest('summary')).toHaveFocus();
});

test('a menu that only the server drew closes on a press elsewhere', async () => {
  openDrawnPage();
  await userEvent.click(screen.getByText('English'));
  await userEvent.click(document.body);
  expect(screen.getByText('Deutsch')).not.toBeVisible();
});
