import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { drawnPlayerIn } from './drawnPlayer.ts';
import { exerciseFrom, type ExerciseWords } from './exerciseFrom.ts';
import { Player } from './Player.tsx';
import { playerStates } from './Player.states.ts';
import type { PlayerState } from './PlayerState.ts';

function FourAndFour({ state }: { state: PlayerState }) {
  const { i18n } = useTranslation('exercises');
  const bundle = i18n.getResourceBundle(i18n.language, 'exercises') as ExerciseWords;
  return <Player {...exerciseFrom('four-and-four', bundle)} src="/four.mp3" level={2} state={state} />;
}

const show = (state: PlayerState) => render(<FourAndFour state={state} />).container;

test('without a script there are the controls of the browser, and none of ours', () => {
  const audio = show(playerStates.native).querySelector('audio');
  expect(audio).toBeVisible();
  expect(audio).toHaveAttribute('controls');
  // Its 288 kB are loaded once it is played.
  expect(audio).toHaveAttribute('preload', 'none');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});

test.each([
  ['ready', 'Play'],
  ['playing', 'Pause'],
  ['paused', 'Play'],
  ['ended', 'Play again'],
  ['failed', 'Try again'],
] as const)('%s: the one button is named “%s”', (name, label) => {
  show(playerStates[name]);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toHaveLength(1);
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

test('the slider tells the time as it is read', () => {
  show(playerStates.paused);
  const slider = screen.getByRole('slider', { name: 'Position in the exercise' });
  expect(slider).toHaveValue('61');
  expect(slider).toHaveAttribute('aria-valuetext', '1:01 of 1:36');
});

test('a failure is told, and takes the place of the slider', () => {
  show(playerStates.failed);
  expect(screen.getByRole('status')).toHaveTextContent('The sound could not be loaded.');
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('the transcript has a sentence for each time in and out, and marks none before it began', () => {
  const container = show(playerStates.ready);
  const starts = Array.from(container.querySelectorAll('[data-from]'), (line) =>
    Number(line.getAttribute('data-from')),
  );
  expect(starts).toEqual(Array.from({ length: 24 }, (_, index) => index * 4));
  expect(container.querySelector('[aria-current]')).toBeNull();
});

// A page that is not hydrated shows what Storybook shows, and nothing else.
test.each(Object.entries(playerStates))('a script shows “%s” as it is drawn', (_name, state) => {
  const drawn = show(state);
  const shown = show(playerStates.native);
  drawnPlayerIn(shown)?.show(state);
  expect(markupOf(shown)).toBe(markupOf(drawn));
  expect(shown.querySelector('input')?.value).toBe(drawn.querySelector('input')?.value);
});

test('a page without a player has none', () => {
  expect(drawnPlayerIn(document)).toBeUndefined();
});

/** Without the ids that React gives, and the value that a slider was drawn with. */
function markupOf(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  copy.querySelector('input')?.removeAttribute('value');
  for (const element of copy.querySelectorAll('[id], [aria-labelledby]')) {
    element.removeAttribute('id');
    element.removeAttribute('aria-labelledby');
  }
  // The order of attributes is the order in which they were set.
  for (const element of copy.querySelectorAll<HTMLElement>('[hidden]')) {
    element.hidden = false;
    element.hidden = true;
  }
  return copy.innerHTML;
}
