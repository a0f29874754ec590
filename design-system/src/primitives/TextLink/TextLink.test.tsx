import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { TextLink } from './TextLink.tsx';

test('is a link with its words as its name', () => {
  render(<TextLink href="/help">Write to the help desk</TextLink>);
  expect(screen.getByRole('link', { name: 'Write to the help desk' })).toHaveAttribute('href', '/help');
});
