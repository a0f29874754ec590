import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ContinueCheckout } from './ContinueCheckout.tsx';
import { continueCheckoutStates } from './ContinueCheckout.states.ts';

test('leads to the plans, and by a form to another account', () => {
  const links = { plans: '/plans', switchAccount: '/logout?back=here' };
  const { container } = render(
    <ContinueCheckout frame={sampleFrame} state={continueCheckoutStates.gone} links={links} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing is waiting here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.switchAccount);
});
