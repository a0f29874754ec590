import * as React from 'react';
import { SearchIcon } from '@storybook/icons';
import { styled } from 'storybook/theming';
import { Choice } from '../Choice.tsx';
import { PageToolbar, ThemeChoice } from '../PageToolbar.tsx';
import { chargedFilters, views, type AtlasChoice } from './address.ts';

const viewNames = { two: 'Two languages', five: 'All five', pictures: 'Pictures' };
const chargedNames = { any: 'Any', nothing: 'Nothing charged', notKnownYet: 'Not known yet' };

interface AtlasToolbarProps {
  choice: AtlasChoice;
  onChoose: (choice: Partial<AtlasChoice>) => void;
  searchField: React.RefObject<HTMLInputElement | null>;
}

/** What is looked for, and what is shown of it. */
export function AtlasToolbar({ choice, onChoose, searchField }: AtlasToolbarProps) {
  return (
    <PageToolbar label="What the error atlas shows">
      <Search>
        <SearchIcon />
        <input
          ref={searchField}
          type="search"
          aria-label="Find a code or its words"
          placeholder="Find a code or its words"
          defaultValue={choice.search}
          onChange={(event) => onChoose({ search: event.target.value })}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <kbd>/</kbd>
      </Search>
      <Choice
        label="Languages"
        values={views}
        nameOf={(view) => viewNames[view]}
        chosen={choice.view}
        onChoose={(view) => onChoose({ view })}
      />
      <Choice
        label="Charged"
        values={chargedFilters}
        nameOf={(charged) => chargedNames[charged]}
        chosen={choice.charged}
        onChoose={(charged) => onChoose({ charged })}
      />
      <ThemeChoice chosen={choice.theme} onChoose={(theme) => onChoose({ theme })} />
    </PageToolbar>
  );
}

const Search = styled.label(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: 250,
  blockSize: 28,
  padding: '0 6px 0 8px',
  borderRadius: theme.appBorderRadius,
  boxShadow: `0 0 0 1px ${theme.appBorderColor} inset`,
  color: theme.barTextColor,
  '&:focus-within': { boxShadow: `0 0 0 2px ${theme.color.secondary} inset` },
  input: {
    flex: 1,
    minInlineSize: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: theme.color.defaultText,
    font: 'inherit',
    fontSize: theme.typography.size.s2 - 1,
  },
  'input::placeholder': { color: theme.barTextColor, opacity: 1 },
}));
