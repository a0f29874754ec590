import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Home } from './Home.tsx';
import { homeStates } from './Home.states.ts';

const links = {
  choose: { B2CMONTHLY: '/register?plan=B2CMONTHLY' },
  plans: '/plans',
  app: 'https://app.example/',
  subscription: '/subscription',
  help: '/help',
  sounds: { 'four-and-four': '/four.mp3' },
  players: { 'four-and-four': '/players/four-and-four' },
};

test('shows headline and questions of the content service', () => {
  render(<Home frame={sampleFrame} state={homeStates.ready} links={links} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Come to rest' })).toBeInTheDocument();
  expect(screen.getByText('When will I be charged?')).toBeInTheDocument();
});

test('the exercise is one link to where it is heard, with the address of its player for a script', () => {
  const { container } = render(<Home frame={sampleFrame} state={homeStates.ready} links={links} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Four and four' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Listen to it' })).toHaveAttribute(
    'href',
    '/sleep-better#four-and-four',
  );
  expect(container.querySelector('[data-teaser="/players/four-and-four"]')).toBeInTheDocument();
  expect(container.querySelector('audio')).not.toBeInTheDocument();
});

test('no content: shows a headline and the plans', () => {
  render(<Home frame={sampleFrame} state={homeStates.contentMissing} links={links} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByText('Prices include tax')).toBeInTheDocument();
});

test('newcomer: the main button tries the annual plan', () => {
  render(<Home frame={sampleFrame} state={homeStates.ready} links={links} />);
  expect(screen.getAllByRole('link', { name: 'Try 14 days free' })).not.toHaveLength(0);
});

test('calendar: the reminder comes on the twelfth night, the charge after the last free night', () => {
  render(<Home frame={sampleFrame} state={homeStates.ready} links={links} />);
  expect(screen.getByText('Today · 20 November')).toBeInTheDocument();
  expect(screen.getByText('Night 12 · 1 December')).toBeInTheDocument();
  expect(screen.getByText('After 14 nights · 4 December')).toBeInTheDocument();
});

test.each([
  ['ready', 'First charge, €69.99 for a year'],
  ['taxAdded', 'First charge, $69.99 plus tax for a year'],
] as const)('%s: calendar: the first charge says whether tax is added to it', (name, words) => {
  render(<Home frame={sampleFrame} state={homeStates[name]} links={links} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(/You pay .0\.00$/)).toBeInTheDocument();
});

test.each(['former', 'ending', 'subscriber', 'subscriberMayChange'] as const)(
  '%s: no free days are offered',
  (name) => {
    render(<Home frame={sampleFrame} state={homeStates[name]} links={links} />);
    expect(screen.queryByText(/days free/)).not.toBeInTheDocument();
    expect(screen.queryByText(/After 14 nights/)).not.toBeInTheDocument();
  },
);

test('former member: the main button leads to the plans', () => {
  render(<Home frame={sampleFrame} state={homeStates.former} links={links} />);
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/plans');
  expect(screen.getByText(/Free days are given once/)).toBeInTheDocument();
});

test('subscriber: the main button opens the app, and only a change of plan is offered', () => {
  const { rerender } = render(<Home frame={sampleFrame} state={homeStates.subscriber} links={links} />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', links.app);
  expect(main.getByRole('link', { name: 'My subscription' })).toHaveAttribute('href', '/subscription');
  expect(main.queryByRole('link', { name: /Choose|Change|Try/ })).not.toBeInTheDocument();

  rerender(<Home frame={sampleFrame} state={homeStates.subscriberMayChange} links={links} />);
  expect(main.getAllByRole('link', { name: /Choose|Change|Try/ })).toEqual([
    main.getByRole('link', { name: 'Change to family' }),
  ]);
});

test.each([
  [1, 'Then €69.99 a year. We remind you the day before.'],
  [3, 'Then €69.99 a year. We remind you three days before.'],
  [21, 'Then €69.99 a year. We remind you 21 days before.'],
])('newcomer: a reminder that comes %d days before the charge is announced as such', (reminderDays, text) => {
  const plans = homeStates.ready.plans.map((plan) => ({ ...plan, reminderDays }));
  render(<Home frame={sampleFrame} state={{ ...homeStates.ready, plans }} links={links} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('no country is known: days are written as in the country that the prices are likely for', () => {
  const unknown: PageFrame = { ...sampleFrame, country: undefined };
  const { rerender } = render(<Home frame={unknown} state={homeStates.countryUnknown} links={links} />);
  expect(screen.getByText('After 14 nights · December 4')).toBeInTheDocument();

  rerender(<Home frame={unknown} state={{ ...homeStates.ending, likelyCountry: 'US' }} links={links} />);
  expect(screen.getByText(/runs until December 20, 2026/)).toBeInTheDocument();
  expect(screen.getByText('Starts on December 20, 2026, ends when you like')).toBeInTheDocument();
});
