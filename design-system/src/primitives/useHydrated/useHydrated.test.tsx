import { expect, test } from 'vitest';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from './useHydrated.ts';

function Reveal() {
  return <p>{useHydrated() ? 'with a script' : 'without one'}</p>;
}

// What the browser finds must be what the server drew, or React throws the page away and draws it again.
test('is false while a page is taken over, and true from then on', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<p>without one</p>';

  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, <Reveal />, { onRecoverableError: (error) => complaints.push(error) });
    await Promise.resolve();
  });
  expect(page).toHaveTextContent('with a script');
  expect(complaints).toEqual([]);
});
