import * as React from 'react';
import { Choice } from '../Choice.tsx';
import { PageToolbar, ThemeChoice } from '../PageToolbar.tsx';
import { SearchField } from '../SearchField.tsx';
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
      <SearchField
        field={searchField}
        label="Find a code or its words"
        begin={choice.search}
        onSearch={(search) => onChoose({ search })}
      />
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
