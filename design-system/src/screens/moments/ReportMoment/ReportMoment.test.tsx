import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ReportMoment } from './ReportMoment.tsx';
import { reportMomentStates as states } from './ReportMoment.states.ts';
import type { ReportMomentState } from './ReportMomentState.ts';

const links = {
  ...{ submit: '/de/community/report?id=q4m7xk2nw8ta', own: '/de/moment?id=q4m7xk2nw8ta' },
  community: '/de/community',
};

function open(state: ReportMomentState) {
  return render(<ReportMoment frame={sampleFrame} state={state} links={links} />);
}

test('shows what is reported, and posts natively, for the account of the page', () => {
  const { container } = open(states.open);
  expect(screen.getByRole('region', { name: 'The moment' })).toHaveTextContent(states.open.moment.line);
  expect(screen.getByText(/June isn’t told who sent it/)).toBeVisible();
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('action', links.submit);
  // No reason is chosen beforehand.
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    ...{ userId: 'sample', id: 'q4m7xk2nw8ta' },
  });
  expect(screen.getAllByRole('radio').map((reason) => reason.getAttribute('value'))).toEqual([
    ...['personal', 'hurtful', 'advertising', 'other'],
  ]);
});

test('without a reason, one is asked for', () => {
  open(states.reasonMissing);
  const first = screen.getAllByRole('radio')[0];
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('Please choose a reason.');
});

test.each([
  [states.own, 'This is your own moment', links.own],
  [states.reported, 'You’ve reported it already', links.community],
  [states.gone, 'This moment isn’t here any more', links.community],
  [states.tooMany, 'That’s enough for now', links.community],
])('cannot be reported: one reason and one next step %#', (state, title, href) => {
  open(state);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', href);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a wait is told in minutes, a long one in hours', () => {
  open(states.tooMany).unmount();
  open(states.tooManyForHours);
  expect(screen.getByText(/In 21 hours/)).toBeVisible();
});
