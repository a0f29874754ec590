import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Home } from './Home.tsx';
import { homeStates } from './Home.states.ts';

const links = { choose: { B2CMONTHLY: '/register?plan=B2CMONTHLY' }, plans: '/plans', help: '/help' };

test('shows headline and questions of the content service', () => {
  render(<Home frame={sampleFrame} state={homeStates.ready} links={links} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Come to rest' })).toBeInTheDocument();
  expect(screen.getByText('When will I be charged?')).toBeInTheDocument();
});

test('no content: shows a headline and the plans', () => {
  render(<Home frame={sampleFrame} state={homeStates.contentMissing} links={links} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByText('Prices include tax')).toBeInTheDocument();
});
