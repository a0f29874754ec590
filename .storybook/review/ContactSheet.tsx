import * as React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { DrawingFrame } from './DrawingFrame.tsx';
import { componentOf, sheetIn } from './sheet-address.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetTable } from './SheetTable.tsx';
import { SheetToolbar } from './SheetToolbar.tsx';
import { statesIn } from './states.ts';
import { applyTheme } from './theme.ts';
import { useDrawing } from './useDrawing.ts';

/** All states of a component in all languages, on one page. Drawn without scripts. */
export function ContactSheet() {
  const { location, index } = useStorybookState();
  const api = useStorybookApi();
  const { draw, onOffer } = useDrawing();
  const all = React.useMemo(() => statesIn(index), [index]);
  const asked = sheetIn(location.search ?? '');
  const component = asked.component || (all.find(({ title }) => title.startsWith('Screens/'))?.id ?? '');
  const sheet = { ...asked, component: componentOf(component) };
  React.useEffect(() => {
    applyTheme(api);
    return () => applyTheme(api);
  }, [api, asked.theme]);
  const states = all.filter(({ id }) => componentOf(id) === sheet.component);
  const [first] = states;

  return (
    <Root>
      {onOffer !== undefined && <DrawingFrame onReady={onOffer} />}
      <SheetToolbar sheet={sheet} states={all} />
      <Stage>
        <SheetHead
          sheet={sheet}
          title={first?.title.split('/').at(-1) ?? sheet.component}
          count={states.length}
        />
        {first === undefined && index !== undefined && <p>No story of this component shows a state.</p>}
        {first !== undefined && draw !== undefined && (
          <SheetTable sheet={sheet} states={states} first={first} draw={draw} />
        )}
      </Stage>
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
}));

const Stage = styled.div(({ theme }) => ({
  flex: 1,
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
