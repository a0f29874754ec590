import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Offline } from './Offline.tsx';

test('links to the page that was asked for', () => {
  render(<Offline frame={sampleFrame} links={{ again: '/plans' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/plans');
});

test('does not ask about cookies: the answer could not be sent', () => {
  render(<Offline frame={{ ...sampleFrame, consent: 'unanswered' }} links={{ again: '/plans' }} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
