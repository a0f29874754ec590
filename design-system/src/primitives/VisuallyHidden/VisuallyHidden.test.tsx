import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('is heard as part of what it stands in', () => {
  render(
    <a href="/help">
      Help<VisuallyHidden> (opens in a new window)</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Help (opens in a new window)' })).toBeInTheDocument();
});

// `display: none` and `visibility: hidden` would silence it as well.
test('is out of the picture, and still there', () => {
  render(<VisuallyHidden role="status">Your quote is ready</VisuallyHidden>);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Your quote is ready');
  expect(getComputedStyle(status)).toMatchObject({ position: 'absolute', overflow: 'hidden' });
});
