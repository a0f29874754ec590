import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { StateLayout } from './StateLayout.tsx';

test('says what has happened in one heading, with the ways on beside it', () => {
  render(
    <StateLayout
      frame={sampleFrame}
      scene="missing"
      title="Whoops"
      text="This page has moved on."
      actions={<a href="/">Back to home</a>}
    />,
  );
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1, name: 'Whoops' })).toBeInTheDocument();
  expect(main).toHaveTextContent('This page has moved on.');
  expect(main).toContainElement(screen.getByRole('link', { name: 'Back to home' }));
});
