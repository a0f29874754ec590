import * as React from 'react';
import { LinkIcon, SearchIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { Choice } from '../Choice.tsx';
import { themes } from '../sheet-address.ts';
import { chargedFilters, views, type AtlasChoice } from './address.ts';

const viewNames = { two: 'Two languages', five: 'All five', pictures: 'Pictures' };
const chargedNames = { any: 'Any', nothing: 'Nothing charged', notKnownYet: 'Not known yet' };
const themeNames = { day: 'Day', night: 'Night' };

interface AtlasToolbarProps {
  choice: AtlasChoice;
  onChoose: (choice: Partial<AtlasChoice>) => void;
  searchField: React.RefObject<HTMLInputElement | null>;
}

/** What is looked for, and what is shown of it. */
export function AtlasToolbar({ choice, onChoose, searchField }: AtlasToolbarProps) {
  const [copied, setCopied] = React.useState(false);

  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };

  return (
    <Root role="toolbar" aria-label="What the error atlas shows">
      <label>
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
      </label>
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
      <Choice
        label="Theme"
        values={themes}
        nameOf={(theme) => themeNames[theme]}
        chosen={choice.theme}
        onChoose={(theme) => onChoose({ theme })}
      />
      <Button
        variant="ghost"
        padding="small"
        ariaLabel="Copy the link to this page"
        onClick={() => void copy()}
      >
        <LinkIcon />
        {copied ? 'Copied' : 'Copy link'}
      </Button>
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 40,
  padding: '0 12px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  overflowX: 'auto',
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    inlineSize: 250,
    blockSize: 28,
    padding: '0 6px 0 8px',
    borderRadius: theme.appBorderRadius,
    boxShadow: `0 0 0 1px ${theme.appBorderColor} inset`,
    color: theme.barTextColor,
  },
  'label:focus-within': { boxShadow: `0 0 0 2px ${theme.color.secondary} inset` },
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
  '& > :last-child': { marginInlineStart: 'auto' },
}));
