import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Legal } from './Legal.tsx';
import { legalStates } from './Legal.states.ts';

const links = { again: '/privacy-policy' };

test('the table of contents links to each heading', () => {
  render(<Legal frame={sampleFrame} state={legalStates.ready} links={links} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What we keep' })).toHaveAttribute('href', '#what-we-keep');
  expect(screen.getByRole('heading', { name: 'What we keep' })).toHaveAttribute('id', 'what-we-keep');
});

test('unavailable: shows the message and a link to retry', () => {
  render(<Legal frame={sampleFrame} state={legalStates.unavailable} links={links} />);
  expect(screen.getByText(/isn’t responding/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/privacy-policy');
});
