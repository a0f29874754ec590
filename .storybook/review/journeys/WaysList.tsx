import * as React from 'react';
import { styled } from 'storybook/theming';
import { colours } from '../copy-desk/style.ts';
import { htmlLanguage } from '../languages.ts';
import type { Onward } from './onward.ts';
import { screenIn, type ShownStates } from './shown.ts';

/** How many ways are told before all are asked for: one a key. */
const fewWays = 9;

interface WaysListProps {
  screen: string;
  state: string;
  ways: readonly Onward[] | undefined;
  shown: ShownStates;
  language: string;
  /** The way that the walk goes next. */
  next: Onward | undefined;
  /** The names of the ways that Playwright's journeys walked, where that is known. */
  walked: ReadonlySet<string> | undefined;
  onWalk: (way: Onward) => void;
}

/** What can happen on the screen, each with where it leads. */
export function WaysList({ screen, state, ways, shown, language, next, walked, onWalk }: WaysListProps) {
  const [all, setAll] = React.useState(false);
  const told = all ? (ways ?? []) : (ways ?? []).slice(0, fewWays);
  const more = (ways?.length ?? 0) - told.length;

  return (
    <Root aria-label="What can happen here">
      <h2>
        {screen} <span>{state}</span>
      </h2>
      {ways?.length === 0 && <p>Nothing is written for this state yet. Its links lead on.</p>}
      <ol>
        {told.map((way, number) => (
          <li key={`${way.to} ${way.note} ${way.words}`}>
            <button
              type="button"
              aria-current={way === next ? 'step' : undefined}
              disabled={way.to === undefined}
              onClick={() => onWalk(way)}
            >
              {number < fewWays && <kbd>{number + 1}</kbd>}
              {way.words === '' ? (
                <span>{way.note}</span>
              ) : (
                <span lang={htmlLanguage(language)}>{way.words}</span>
              )}
              <b>
                {way.to === undefined ? way.note : nameOf(way.to, shown)}
                {walked !== undefined && way.written !== undefined && !walked.has(way.written) && (
                  <small>Walked by no test</small>
                )}
              </b>
            </button>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className="more" onClick={() => setAll(true)}>
          {more === 1 ? '1 more way' : `${more} more ways`}
        </button>
      )}
    </Root>
  );
}

/** A state by its name, and its screen where that is another one. */
function nameOf(place: string, shown: ShownStates): string {
  const state = shown.byPlace.get(place)?.name ?? place;
  return `${shown.titleOf(screenIn(place))}: ${state}`;
}

const Root = styled.section(({ theme }) => ({
  padding: '0 12px 12px',
  fontSize: theme.typography.size.s2 - 1,
  h2: {
    margin: 0,
    padding: '0 4px 4px',
    fontSize: theme.typography.size.s2,
    lineHeight: '20px',
    fontWeight: theme.typography.weight.bold,
  },
  'h2 span': { color: theme.barTextColor, fontWeight: 'normal' },
  p: { margin: 0, padding: '0 4px', color: theme.barTextColor },
  ol: { margin: 0, padding: 0, listStyle: 'none' },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    inlineSize: '100%',
    minBlockSize: 32,
    padding: '3px 4px',
    border: 0,
    borderRadius: theme.appBorderRadius,
    background: 'none',
    color: theme.barTextColor,
    font: 'inherit',
    lineHeight: '16px',
    textAlign: 'start',
    cursor: 'pointer',
  },
  'button:disabled': { cursor: 'default' },
  'button > span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' },
  small: { display: 'block', color: colours(theme).look, fontWeight: 'normal' },
  'button > b': { flex: 1, color: theme.color.defaultText },
  'button:not(:disabled):hover, button[aria-current]': { background: theme.background.hoverable },
  'button[aria-current] > b, .more': { color: theme.color.secondary },
}));
