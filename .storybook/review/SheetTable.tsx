import * as React from 'react';
import { styled } from 'storybook/theming';
import { colours } from './copy-desk/style.ts';
import type { Drawing } from './drawing.ts';
import { languages } from './languages.ts';
import type { ProblemAt } from './problems/reading.ts';
import { rememberedDrawing } from './rememberedDrawing.ts';
import { SheetRow } from './SheetRow.tsx';
import type { Sheet } from './sheet-address.ts';
import type { State } from './states.ts';

interface SheetTableProps {
  sheet: Sheet;
  /** All states of the component. The first is what the others are compared with. */
  states: readonly [State, ...State[]];
  /** Those with a row. */
  shown: readonly State[];
  /** Those that are marked. */
  problems: readonly ProblemAt[];
  draw: Drawing;
}

/** States down, languages across. */
export function SheetTable({ sheet, states, shown, problems, draw }: SheetTableProps) {
  const [first] = states;
  const drawOnce = React.useMemo(() => rememberedDrawing(draw, first), [draw, first]);

  return (
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          {languages
            .filter(({ value }) => sheet.languages.includes(value))
            .map(({ value, title }) => (
              <th key={value} scope="col">
                {title} <Count of={problems.filter(({ language }) => language === value).length} />
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((state) => (
          <SheetRow
            key={state.id}
            state={state}
            place={`${states.indexOf(state) + 1} of ${states.length}`}
            first={first}
            sheet={sheet}
            problems={problems.filter(({ id }) => id === state.id)}
            draw={drawOnce}
          />
        ))}
      </tbody>
    </table>
  );
}

function Count({ of }: { of: number }) {
  return of === 0 ? null : <Number title={of === 1 ? '1 problem' : `${of} problems`}>{of}</Number>;
}

const Number = styled.small(({ theme }) => ({
  padding: '1px 6px',
  borderRadius: 8,
  background: colours(theme).lookBack,
  color: colours(theme).look,
  fontSize: theme.typography.size.s1,
}));
