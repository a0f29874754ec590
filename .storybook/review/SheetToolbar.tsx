import * as React from 'react';
import { styled } from 'storybook/theming';
import { Choice } from './Choice.tsx';
import { PageToolbar, ThemeChoice } from './PageToolbar.tsx';
import { componentOf, widths, type Sheet } from './sheet-address.ts';
import type { State } from './states.ts';
import { useOpenSheet } from './useOpenSheet.ts';

/** Which component a contact sheet shows, by day or by night, and how wide. */
export function SheetToolbar({ sheet, states }: { sheet: Sheet; states: State[] }) {
  const openSheet = useOpenSheet();
  const components = new Map(states.map(({ id, title }) => [componentOf(id), title]));

  return (
    <PageToolbar label="What the contact sheet shows">
      <Component
        aria-label="Component"
        value={sheet.component}
        onChange={(event) => openSheet({ ...sheet, component: event.target.value })}
      >
        {[...components].map(([id, title]) => (
          <option key={id} value={id}>
            {title.replaceAll('/', ' / ')}
          </option>
        ))}
      </Component>
      <ThemeChoice chosen={sheet.theme} onChoose={(theme) => openSheet({ ...sheet, theme })} />
      <Choice
        label="Width"
        values={widths}
        nameOf={String}
        chosen={sheet.width}
        onChoose={(width) => openSheet({ ...sheet, width })}
      />
    </PageToolbar>
  );
}

const Component = styled.select(({ theme }) => ({
  blockSize: 28,
  maxInlineSize: 280,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: theme.typography.weight.bold,
}));
