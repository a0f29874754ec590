import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { ConnectionButtons } from './ConnectionButtons.tsx';

const links = {
  apple: '/auth/with/apple',
  facebook: '/auth/with/facebook',
  spotify: '/auth/with/spotify',
  google: '/auth/with/google',
  personifyhealth: '/auth/with/personifyhealth',
};

test('one link for each company, in the order that was given', () => {
  render(
    <ConnectionButtons
      connections={['google', 'personifyhealth']}
      links={links}
      label="Continue with"
      nameOf={(company) => `Continue with ${company}`}
    />,
  );
  const group = screen.getByRole('group', { name: 'Continue with' });
  const buttons = within(group).getAllByRole('link');

  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
    '/auth/with/google',
    '/auth/with/personifyhealth',
  ]);
  expect(buttons[1]).toHaveAccessibleName('Continue with Personify Health');
  expect(buttons[1]).toHaveTextContent('Personify Health');
});
