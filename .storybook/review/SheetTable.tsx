import * as React from 'react';
import type { Drawing } from './drawing.ts';
import { languages } from './languages.ts';
import { rememberedDrawing } from './rememberedDrawing.ts';
import { SheetRow } from './SheetRow.tsx';
import type { Sheet } from './sheet-address.ts';
import type { State } from './states.ts';

interface SheetTableProps {
  sheet: Sheet;
  states: State[];
  /** The state that the others are compared with. */
  first: State;
  draw: Drawing;
}

/** States down, languages across. */
export function SheetTable({ sheet, states, first, draw }: SheetTableProps) {
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
                {title}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {states.map((state, place) => (
          <SheetRow
            key={state.id}
            state={state}
            place={`${place + 1} of ${states.length}`}
            first={first}
            sheet={sheet}
            draw={drawOnce}
          />
        ))}
      </tbody>
    </table>
  );
}
