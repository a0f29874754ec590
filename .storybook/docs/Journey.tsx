import { styled } from 'storybook/theming';
import { componentOf, sheetAddress } from '../review/sheet-address.ts';
import type { MappedJourney } from './journeys.ts';
import { StatePicture } from './StatePicture.tsx';

/** The screens of a journey, one after the other. A press shows all states of one. */
export function Journey({ title, text, stops, count, theme }: MappedJourney & { theme: 'day' | 'night' }) {
  return (
    <Root>
      <header>
        <h3>{title}</h3> <p>{text}</p> <span>{count} states</span>
      </header>
      <ol>
        {stops.map(({ state, name }) => (
          <li key={state.id}>
            <StatePicture
              state={state}
              name={name}
              height={176}
              width={132}
              href={`./?path=${sheetAddress({ component: componentOf(state.id), theme })}`}
            />
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.section(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  background: theme.background.app,
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px', marginBlockEnd: 14 },
  'header h3': { margin: 0, fontSize: theme.typography.size.s3, fontWeight: theme.typography.weight.bold },
  'header p': { margin: 0 },
  'header span': { marginInlineStart: 'auto' },
  'header p, header span': { color: theme.color.defaultText, fontSize: theme.typography.size.s2 },
  ol: { display: 'flex', flexWrap: 'wrap', gap: 20, margin: 0, padding: 0, listStyle: 'none' },
}));
