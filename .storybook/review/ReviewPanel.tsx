import * as React from 'react';
import { useArgs, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { Args } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { componentOf } from './sheet-address.ts';
import { statesIn } from './states.ts';
import { useOpenSheet } from './useOpenSheet.ts';

/** Says which state is on show, and leads to its siblings. */
export function ReviewPanel() {
  const api = useStorybookApi();
  const args = argsIn(useArgs());
  const { storyId, index } = useStorybookState();
  const component = componentOf(storyId);
  const openSheet = useOpenSheet();

  return (
    <Root>
      <section>
        <h2>{index?.[storyId]?.name}</h2>
        <pre>{JSON.stringify(args.state ?? args, withoutHandlers, 2)}</pre>
      </section>
      <section>
        <h2>States</h2>
        <ul>
          {statesIn(index, component).map(({ id, name }) => (
            <li key={id}>
              <button type="button" aria-current={id === storyId} onClick={() => api.selectStory(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => openSheet({ component })}>
          All of them, in all languages
        </button>
      </section>
    </Root>
  );
}

/** There are none while the preview is still loading. */
function argsIn([args]: [Args | undefined, ...unknown[]]) {
  return args ?? {};
}

function withoutHandlers(_key: string, value: unknown): unknown {
  return typeof value === 'function' ? undefined : value;
}

const Root = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(12rem, 1fr)',
  gap: 24,
  padding: 16,
  fontSize: theme.typography.size.s2,
  h2: { margin: '0 0 8px', fontSize: theme.typography.size.s3 },
  pre: { margin: 0, overflow: 'auto', fontFamily: theme.typography.fonts.mono, fontSize: 12 },
  ul: { listStyle: 'none', margin: '0 0 12px', padding: 0 },
  button: {
    border: 0,
    padding: '4px 0',
    background: 'none',
    color: theme.color.secondary,
    cursor: 'pointer',
  },
  'button[aria-current="true"]': { color: 'inherit', fontWeight: 700 },
}));
