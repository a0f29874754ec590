import * as React from 'react';
import { SearchIcon } from '@storybook/icons';
import { styled } from 'storybook/theming';

interface SearchFieldProps {
  /** Gets the field, for the key that leads to it. */
  field: React.RefObject<HTMLInputElement | null>;
  label: string;
  /** What is looked for at first. */
  begin?: string;
  /** What the browser offers to complete what is typed. */
  suggestions?: readonly string[];
  onSearch: (search: string, field: HTMLInputElement) => void;
  onEnter?: (field: HTMLInputElement) => void;
}

/** The field of a page of review in which one types what is looked for. Escape leaves it. */
export function SearchField({ field, label, begin, suggestions, onSearch, onEnter }: SearchFieldProps) {
  const listId = React.useId();
  return (
    <Search>
      <SearchIcon />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={begin}
        onChange={(event) => onSearch(event.target.value, event.target)}
        list={suggestions && listId}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.(event.currentTarget);
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <kbd>/</kbd>
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Search>
  );
}

const Search = styled.label(({ theme }) => ({
  display: 'flex',
  flex: '0 1 250px',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 130,
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
