import * as React from 'react';
import { DocumentIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Place } from '../../../site/src/journeys/graph.ts';
import { Choice } from '../Choice.tsx';
import { languages } from '../languages.ts';
import { PageToolbar, ThemeChoice } from '../PageToolbar.tsx';
import { SearchField } from '../SearchField.tsx';
import type { JourneyChoice } from './address.ts';
import { maps } from './maps.ts';
import { screenIn, type ShownStates } from './shown.ts';
import type { Choose } from './useWalk.ts';

interface JourneyToolbarProps {
  choice: JourneyChoice;
  shown: ShownStates;
  searchField: React.RefObject<HTMLInputElement | null>;
  onChoose: Choose;
  onGo: (place: Place) => void;
}

/** Which journey is shown, in which language and theme, and the search for a state. */
export function JourneyToolbar({ choice, shown, searchField, onChoose, onGo }: JourneyToolbarProps) {
  const screens = [...shown.byScreen.keys()].toSorted((one, other) =>
    shown.titleOf(one).localeCompare(shown.titleOf(other)),
  );

  return (
    <PageToolbar label="What is walked">
      <Journeys
        aria-label="Journey"
        value={choice.map}
        onChange={(event) => onChoose({ map: event.target.value, walk: [], at: 0 })}
      >
        <optgroup label="Journeys">
          {maps.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
        <optgroup label="Screens">
          {screens.map((screen) => (
            <option key={screen} value={screen}>
              {shown.titleOf(screen)}
            </option>
          ))}
        </optgroup>
      </Journeys>
      <Search shown={shown} field={searchField} onGo={onGo} />
      <Choice
        label="Language"
        values={languages.map(({ value }) => value)}
        nameOf={(language) => (language === 'pseudo' ? 'Pseudo' : language.toUpperCase())}
        chosen={choice.language}
        onChoose={(language) => onChoose({ language })}
      />
      <ThemeChoice chosen={choice.theme} onChoose={(theme) => onChoose({ theme })} />
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={choice.view === 'map' ? 'Show the walk as a storyboard' : 'Show the map'}
        onClick={() => onChoose({ view: choice.view === 'map' ? 'storyboard' : 'map' })}
      >
        <DocumentIcon />
        {choice.view === 'map' ? 'Storyboard' : 'Map'}
      </Button>
    </PageToolbar>
  );
}

interface SearchProps {
  shown: ShownStates;
  field: React.RefObject<HTMLInputElement | null>;
  onGo: (place: Place) => void;
}

/** Finds a state by the names of its screen and its own, and goes there. */
function Search({ shown, field, onGo }: SearchProps) {
  const names = React.useMemo(
    () =>
      new Map(
        [...shown.byPlace].map(([place, { name }]) => [`${shown.titleOf(screenIn(place))}: ${name}`, place]),
      ),
    [shown],
  );

  const find = (input: HTMLInputElement) => {
    const words = input.value;
    const sought = words.toLowerCase();
    const found = names.get(words) ?? [...names].find(([name]) => name.toLowerCase().includes(sought))?.[1];
    if (words === '' || found === undefined) return;
    input.value = '';
    input.blur();
    onGo(found);
  };

  return (
    <SearchField
      field={field}
      label="Find a state"
      suggestions={[...names.keys()]}
      onSearch={(words, input) => names.has(words) && find(input)}
      onEnter={find}
    />
  );
}

const Journeys = styled.select(({ theme }) => ({
  blockSize: 28,
  maxInlineSize: 170,
  border: 0,
  background: 'none',
  color: theme.color.defaultText,
  font: 'inherit',
  fontWeight: theme.typography.weight.bold,
}));
