import * as React from 'react';
import { DownloadIcon } from '@storybook/icons';
import { languageRecords, languages } from '@stillpoint/translations';
import { Button } from 'storybook/internal/components';
import { Choice } from '../Choice.tsx';
import { PageToolbar, ThemeChoice } from '../PageToolbar.tsx';
import { SearchField } from '../SearchField.tsx';
import { orders, type PassportsChoice } from './address.ts';
import { passportsFile } from './passport.ts';

const orderNames = {
  sidebar: 'Sidebar',
  script: 'Script',
  words: 'Words',
  changed: 'Changed',
};

interface PassportsToolbarProps {
  choice: PassportsChoice;
  onChoose: (choice: Partial<PassportsChoice>) => void;
  searchField: React.RefObject<HTMLInputElement | null>;
}

/** Which screens are shown, in which order, and all that is known as a file. */
export function PassportsToolbar({ choice, onChoose, searchField }: PassportsToolbarProps) {
  return (
    <PageToolbar label="What passports show">
      <SearchField
        field={searchField}
        label="Find a screen, key or event"
        begin={choice.search}
        onSearch={(search) => onChoose({ search })}
      />
      <Choice
        label="Order by"
        values={orders}
        nameOf={(order) => orderNames[order]}
        chosen={choice.order}
        onChoose={(order) => onChoose({ order })}
      />
      <Choice
        label="Language of the words"
        values={languages}
        nameOf={(language) => languageRecords[language].displayName}
        chosen={choice.language}
        onChoose={(language) => onChoose({ language })}
      />
      <ThemeChoice chosen={choice.theme} onChoose={(theme) => onChoose({ theme })} />
      <Button asChild variant="ghost" padding="small" ariaLabel={false}>
        <a href={passportsFile} download={passportsFile}>
          <DownloadIcon />
          JSON
        </a>
      </Button>
    </PageToolbar>
  );
}
