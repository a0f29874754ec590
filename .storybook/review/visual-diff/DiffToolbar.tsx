import * as React from 'react';
import { DownloadIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { Choice } from '../Choice.tsx';
import { save } from '../copy-desk/handOver.ts';
import { inDevelopment } from '../inDevelopment.ts';
import { PageToolbar } from '../PageToolbar.tsx';
import { diffViews, type DiffChoice } from './address.ts';
import { decisionsFile, withoutStale, writtenDecisions } from './decisions.ts';
import { diffState, type DiffState } from './diffStore.ts';
import { languageName } from './sentences.ts';

const viewNames = { slider: 'Slider', beside: 'Beside', blink: 'Blink', changed: 'Only what changed' };

interface DiffToolbarProps {
  choice: DiffChoice;
  report: DiffState['report'];
  onChoose: (choice: Partial<DiffChoice>) => void;
}

/** What is compared, how it is shown, and in a built Storybook the file of what was decided. */
export function DiffToolbar({ choice, report, onChoose }: DiffToolbarProps) {
  const stale = typeof report === 'string' ? [] : report.stale;
  const saveDecisions = () =>
    save([
      {
        name: decisionsFile.replace(/^.*\//, ''),
        content: writtenDecisions(withoutStale(diffState().decisions, stale)),
      },
    ]);

  return (
    <PageToolbar label="What the visual diff shows">
      {typeof report !== 'string' && (
        <FromTo title={looksOf(report)}>
          From <b>{report.base.name}</b> to <b>today</b>
        </FromTo>
      )}
      {typeof report !== 'string' && report.causes.length > 0 && (
        <Choice
          label="How pictures are compared"
          values={diffViews}
          nameOf={(view) => viewNames[view]}
          chosen={choice.view}
          onChoose={(view) => onChoose({ view })}
        />
      )}
      {typeof report !== 'string' && !inDevelopment() && (
        <Button
          variant="ghost"
          padding="small"
          ariaLabel={false}
          tooltip={`Put it at ${decisionsFile}`}
          onClick={saveDecisions}
        >
          <DownloadIcon />
          Save decisions
        </Button>
      )}
    </PageToolbar>
  );
}

function looksOf({ languages, themes, widths }: Exclude<DiffState['report'], string>): string {
  return `${languages.map(languageName).join(', ')}; ${themes.join(', ')}; ${widths.join(', ')} px`;
}

const FromTo = styled.span({ flex: 'none' });
