import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutUnsupported } from './CheckoutUnsupported.tsx';

test('says what happened, and continues', () => {
  render(<CheckoutUnsupported frame={sampleFrame} links={{ continue: '/checkout', help: '/help' }} />);
  expect(
    screen.getByText(/We’re experiencing a small hiccup while starting up the page!/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/checkout');
});
