import * as React from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { useWalkedWays } from '../journeys/useWalkedWays.ts';
import { KeyRow, type Key } from '../KeyRow.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { ReviewPage } from '../ReviewPage.tsx';
import { statesIn } from '../states.ts';
import { useAllKeys, useSidebarKeys } from '../useAllKeys.ts';
import { useChoose } from '../useChoose.ts';
import { coverageChoices, coverageIn } from './address.ts';
import { CoverageHead } from './CoverageHead.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { CoverageToolbar } from './CoverageToolbar.tsx';
import { shownFigures } from './figures.ts';
import { areasOf, lacksSomething } from './rows.ts';
import { useCoverage } from './useCoverage.ts';
import { useCoverageKeys } from './useCoverageKeys.ts';

const mainKeys: readonly Key[] = [
  { keys: ['←', '↑', '↓', '→'], does: 'Move' },
  { keys: ['↵'], does: 'Open what the cell says' },
  { keys: ['G'], does: 'Only gaps' },
];

/** What has been measured, walked and said of each screen, and what has not. */
export function CoveragePage() {
  const { location, index } = useStorybookState();
  const choice = coverageIn(location.search ?? '');
  const reading = useCoverage();
  const walked = useWalkedWays();

  const choose = useChoose(coverageChoices);
  const allKeys = useAllKeys(useSidebarKeys());
  const toggleGaps = React.useCallback(() => {
    choose({ filter: coverageIn(window.location.search).filter === 'gaps' ? 'everything' : 'gaps' });
  }, [choose]);
  useCoverageKeys({ onGaps: toggleGaps, onAllKeys: allKeys.onToggle });

  const areas = React.useMemo(
    () => (reading === undefined ? undefined : areasOf(statesIn(index), reading)),
    [index, reading],
  );
  const shown = areas
    ?.map(({ name, rows }) => ({
      name,
      rows: choice.filter === 'gaps' ? rows.filter(lacksSomething) : rows,
    }))
    .filter(({ rows }) => rows.length > 0);

  return (
    <ReviewPage theme={choice.theme} onOffer={undefined}>
      <CoverageToolbar choice={choice} onChoose={choose} />
      <Stage>
        <CoverageHead
          isMeasured={reading === undefined || reading.components.length > 0}
          figures={reading === undefined || areas === undefined ? [] : shownFigures(areas, reading, walked)}
        />
        {shown?.length === 0 ? (
          <NothingFound sentence="No screen has a gap." back="Show all screens" onBack={toggleGaps} />
        ) : (
          <CoverageTable areas={shown ?? []} theme={choice.theme} />
        )}
      </Stage>
      <KeyRow main={mainKeys} others={allKeys} />
    </ReviewPage>
  );
}

const Stage = styled.div({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 24px 24px' });
