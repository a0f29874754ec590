import * as React from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { useCoverage } from '../coverage/useCoverage.ts';
import { KeyRow, type Key } from '../KeyRow.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { ReviewPage } from '../ReviewPage.tsx';
import { statesIn } from '../states.ts';
import { useAllKeys } from '../useAllKeys.ts';
import { useChoose } from '../useChoose.ts';
import { useRowKeys } from '../useRowKeys.ts';
import { passportsChoices, passportsIn } from './address.ts';
import { PassportsHead } from './PassportsHead.tsx';
import { PassportsTable } from './PassportsTable.tsx';
import { PassportsToolbar } from './PassportsToolbar.tsx';
import { rowsOf, shownRows } from './rows.ts';
import { usePassports } from './usePassports.ts';

const mainKeys: readonly Key[] = [
  { keys: ['↑', '↓'], does: 'Move' },
  { keys: ['↵'], does: 'Open the passport' },
  { keys: ['1', '–', '5'], does: 'Language of the words' },
];

const otherKeys: readonly Key[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['Esc'], does: 'Close the passport' },
];

/** What each screen weighs, runs, shows, sends and says, how it is checked and when it changed. */
export function PassportsPage() {
  const { location, index } = useStorybookState();
  const choice = passportsIn(location.search ?? '');
  const served = usePassports();
  const coverage = useCoverage();
  const searchField = React.useRef<HTMLInputElement>(null);
  const allKeys = useAllKeys(otherKeys);
  const { order, language } = choice;
  const search = React.useDeferredValue(choice.search);

  const choose = useChoose(passportsChoices);
  useRowKeys({
    searchField,
    onLanguage: (chosen) => choose({ language: chosen }),
    onClose: () => choose({ open: undefined }),
    onAllKeys: allKeys.onToggle,
  });

  const passports = served ?? undefined;
  const rows = React.useMemo(
    () =>
      passports &&
      rowsOf(
        passports.screens,
        statesIn(index),
        coverage ?? { components: [], textsSeen: { of: 0, unseen: [] } },
      ),
    [passports, index, coverage],
  );
  const shown = React.useMemo(
    () => rows && shownRows(rows, { search, order, language }),
    [rows, search, order, language],
  );
  const stage = React.useRef<HTMLDivElement>(null);
  const isDrawn = shown !== undefined;
  React.useEffect(() => {
    if (isDrawn) stage.current?.querySelector('tr[data-open="true"]')?.scrollIntoView({ block: 'center' });
  }, [isDrawn]);
  const showAll = () => {
    if (searchField.current !== null) searchField.current.value = '';
    choose({ search: '' });
  };

  return (
    <ReviewPage theme={choice.theme} onOffer={undefined}>
      <PassportsToolbar choice={choice} onChoose={choose} searchField={searchField} />
      <Stage ref={stage}>
        <PassportsHead passports={served} />
        {shown?.length === 0 && (
          <NothingFound sentence="No screen is found by this." back="Show all screens" onBack={showAll} />
        )}
        {passports !== undefined && shown !== undefined && shown.length > 0 && (
          <PassportsTable
            rows={shown}
            axe={passports.axe}
            choice={choice}
            onToggle={(screen) => choose({ open: choice.open === screen ? undefined : screen })}
          />
        )}
      </Stage>
      <KeyRow main={mainKeys} others={allKeys} />
    </ReviewPage>
  );
}

const Stage = styled.div({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: '0 24px 24px',
  containerType: 'inline-size',
});
