import * as React from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { KeyRow } from './KeyRow.tsx';
import { NoProblems, ProblemBar } from './problems/ProblemBar.tsx';
import { sheetProblems } from './problems/sheetProblems.ts';
import { useReading } from './problems/useReading.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { componentOf, sheetIn } from './sheet-address.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetTable } from './SheetTable.tsx';
import { SheetToolbar } from './SheetToolbar.tsx';
import { statesIn } from './states.ts';
import { useAllKeys, useSidebarKeys } from './useAllKeys.ts';
import { useDrawing } from './useDrawing.ts';
import { mainKeys, useSheetKeys } from './useSheetKeys.ts';

/** All states of a component in all languages, on one page, with what is wrong in them. Drawn without scripts. */
export function ContactSheet() {
  const { location, index } = useStorybookState();
  const { draw, onOffer } = useDrawing();
  const all = React.useMemo(() => statesIn(index), [index]);
  const asked = sheetIn(location.search ?? '');
  const component = asked.component || (all.find(({ title }) => title.startsWith('Screens/'))?.id ?? '');
  const sheet = { ...asked, component: componentOf(component) };
  const [first, ...others] = all.filter(({ id }) => componentOf(id) === sheet.component);
  const reading = useReading(sheet.component);
  const allKeys = useAllKeys(useSidebarKeys());
  useSheetKeys(sheet, allKeys.onToggle);

  if (first === undefined) {
    return (
      <ReviewPage theme={sheet.theme} onOffer={onOffer}>
        <SheetToolbar sheet={sheet} states={all} />
        <Stage>
          <SheetHead sheet={sheet} title={sheet.component} count={0} />
          {index !== undefined && <p>No story of this component shows a state.</p>}
        </Stage>
      </ReviewPage>
    );
  }

  const states = [first, ...others] as const;
  const problems = typeof reading === 'string' ? undefined : sheetProblems(reading, sheet, states);
  const shown = problems?.states ?? states;
  return (
    <ReviewPage theme={sheet.theme} onOffer={onOffer}>
      <SheetToolbar sheet={sheet} states={all} />
      <Stage>
        <SheetHead
          sheet={sheet}
          title={first.title.split('/').at(-1) ?? sheet.component}
          count={states.length}
        />
        {reading !== 'waiting' && <ProblemBar sheet={sheet} states={states} problems={problems} />}
        {shown.length === 0 && <NoProblems sheet={sheet} count={states.length} />}
        {shown.length > 0 && draw !== undefined && (
          <SheetTable
            // Of what was not measured, no picture is known to be without a problem.
            sheet={problems === undefined ? { ...sheet, only: 'all' } : sheet}
            states={states}
            shown={shown}
            problems={problems?.shown ?? []}
            draw={draw}
          />
        )}
      </Stage>
      <KeyRow main={mainKeys} others={allKeys} />
    </ReviewPage>
  );
}

const Stage = styled.div(({ theme }) => ({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: '20px 24px 48px',
  table: { borderCollapse: 'collapse', borderSpacing: 0 },
  th: {
    position: 'sticky',
    insetBlockStart: -20,
    zIndex: 1,
    padding: '10px 12px 10px 0',
    background: theme.background.content,
    boxShadow: `0 1px ${theme.appBorderColor}`,
    fontWeight: theme.typography.weight.bold,
    textAlign: 'start',
  },
}));
