import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ShareMoment } from './ShareMoment.tsx';
import { shareMomentStates as states } from './ShareMoment.states.ts';
import type { ShareMomentState } from './ShareMomentState.ts';

const links = {
  ...{ submit: '/de/moment/share?exercise=four-and-four', account: '/de/account' },
  ...{ listen: '/de/community#exercise', community: '/de/community' },
};

function open(state: ShareMomentState) {
  return render(<ShareMoment frame={sampleFrame} state={state} links={links} />);
}

test('who is barred is told until when', () => {
  const { container } = open(states.barred);
  expect(screen.getByText(/can’t share any until 29 December 2026/)).toBeVisible();
  expect(container.querySelector('main form')).toBeNull();
});

test('posts natively, for the account of the page, and chooses no hour beforehand', () => {
  const { container } = open(states.open);
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    ...{ userId: 'sample', exercise: 'four-and-four', line: '', audience: 'link' },
  });
});

test('says what is shown, and that it can be taken back', () => {
  open(states.open);
  expect(
    screen.getByText(/“Four and four” to the end\. We show it with your first name, June/),
  ).toBeVisible();
  expect(screen.getByText('You can take it back at any time.')).toBeVisible();
});

test('an hour is a radio button with the name of the hour', () => {
  open(states.lineNotPlain);
  const hours = within(screen.getByRole('group', { name: 'Which hour was it?' })).getAllByRole('radio');
  expect(hours.map((hour) => hour.getAttribute('value'))).toEqual(['dawn', 'dusk', 'night']);
  expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked();
});

test('a missing hour is told at each of them, and the first has the focus', () => {
  open(states.bothRefused);
  expect(screen.getByRole('radio', { name: 'Dusk' })).toHaveAccessibleDescription(/Please choose an hour/);
  expect(screen.getByRole('radio', { name: 'Dawn' })).toHaveFocus();
});

test.each([
  [states.lineTooLong, /140 characters at most\. Please shorten/],
  [states.lineNotPlain, /in one line, without links/],
])('a line that is refused is kept, and said why %#', (state, words) => {
  open(state);
  const line = screen.getByLabelText('A line, if you like');
  expect(line).toHaveValue(state.values.line);
  expect(line).toHaveAccessibleDescription(words);
  expect(line).toHaveFocus();
});

test.each([
  [states.nameMissing, 'What’s your first name?', links.account],
  [states.notFinished, 'First, listen to the end', links.listen],
  [states.tooMany, 'That’s enough for now', links.community],
])('cannot be shared: one reason and one next step %#', (state, title, href) => {
  open(state);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(within(screen.getByRole('main')).getAllByRole('link')[0]).toHaveAttribute('href', href);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a long wait is told in hours', () => {
  open(states.tooManyForHours);
  expect(screen.getByText(/In 21 hours/)).toBeVisible();
});
