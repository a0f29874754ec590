import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutMaintenance } from './CheckoutMaintenance.tsx';

test('says that checkout rests, and leads back to it', () => {
  render(
    <CheckoutMaintenance
      frame={sampleFrame}
      links={{ checkout: '/checkout?plan=B2CMONTHLY', help: '/help' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout is resting' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/checkout?plan=B2CMONTHLY',
  );
});
