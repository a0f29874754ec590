import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { SplitLayout } from './SplitLayout.tsx';

test('puts the form, and nothing else, in the main part', () => {
  render(
    <SplitLayout frame={sampleFrame} claim="Sleep comes easier from here" offer="login">
      <h1>Create your account</h1>
    </SplitLayout>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(/^Create your account$/);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});
