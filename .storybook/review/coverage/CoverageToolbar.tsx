import * as React from 'react';
import { DownloadIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { Choice } from '../Choice.tsx';
import { PageToolbar, ThemeChoice } from '../PageToolbar.tsx';
import { coverageName } from './reading.ts';
import { reviewFile } from '../problems/reading.ts';
import { filters, type CoverageChoice } from './address.ts';

const filterNames = { everything: 'Everything', gaps: 'Only gaps' };

interface CoverageToolbarProps {
  choice: CoverageChoice;
  onChoose: (choice: Partial<CoverageChoice>) => void;
}

/** Which screens are shown, and what is known of them as a file. */
export function CoverageToolbar({ choice, onChoose }: CoverageToolbarProps) {
  return (
    <PageToolbar label="What coverage shows">
      <Choice
        label="Screens"
        values={filters}
        nameOf={(filter) => filterNames[filter]}
        chosen={choice.filter}
        onChoose={(filter) => onChoose({ filter })}
      />
      <ThemeChoice chosen={choice.theme} onChoose={(theme) => onChoose({ theme })} />
      <Button asChild variant="ghost" padding="small" ariaLabel={false}>
        <a href={reviewFile(coverageName)} download="coverage.json">
          <DownloadIcon />
          JSON
        </a>
      </Button>
    </PageToolbar>
  );
}
