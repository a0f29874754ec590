import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { CheckoutUnsupported } from './CheckoutUnsupported.tsx';

test('says what happened, and continues', () => {
  render(<CheckoutUnsupported frame={sampleFrame} links={{ continue: '/checkout', help: '/help' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We’re experiencing a small hiccup while starting up the page!',
  );
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/checkout');
});
