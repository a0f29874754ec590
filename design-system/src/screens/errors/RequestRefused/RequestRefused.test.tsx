import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { RequestRefused } from './RequestRefused.tsx';

const links = { home: '/', help: '/help' };

test('leads to the page of the form, where the address shows one', () => {
  render(
    <RequestRefused
      frame={sampleFrame}
      state={{ status: 'foreignPage' }}
      links={{ ...links, again: '/login' }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/login');
});

test('leads home where the address shows no page', () => {
  render(<RequestRefused frame={sampleFrame} state={{ status: 'unreadable' }} links={links} />);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
