import * as React from 'react';
import { LinkIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { Choice } from './Choice.tsx';
import { componentOf, themes, widths, type Sheet } from './sheet-address.ts';
import type { State } from './states.ts';
import { useOpenSheet } from './useOpenSheet.ts';

const themeNames = { day: 'Day', night: 'Night' };

/** Which component a contact sheet shows, by day or by night, and how wide. */
export function SheetToolbar({ sheet, states }: { sheet: Sheet; states: State[] }) {
  const openSheet = useOpenSheet();
  const [copied, setCopied] = React.useState(false);
  const components = new Map(states.map(({ id, title }) => [componentOf(id), title]));

  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };

  return (
    <Root role="toolbar" aria-label="What the contact sheet shows">
      <select
        aria-label="Component"
        value={sheet.component}
        onChange={(event) => openSheet({ ...sheet, component: event.target.value })}
      >
        {[...components].map(([id, title]) => (
          <option key={id} value={id}>
            {title.replaceAll('/', ' / ')}
          </option>
        ))}
      </select>
      <Choice
        label="Theme"
        values={themes}
        nameOf={(theme) => themeNames[theme]}
        chosen={sheet.theme}
        onChoose={(theme) => openSheet({ ...sheet, theme })}
      />
      <Choice
        label="Width"
        values={widths}
        nameOf={String}
        chosen={sheet.width}
        onChoose={(width) => openSheet({ ...sheet, width })}
      />
      <Button
        variant="ghost"
        padding="small"
        ariaLabel="Copy the link to this page"
        onClick={() => void copy()}
      >
        <LinkIcon />
        {copied ? 'Copied' : 'Copy link'}
      </Button>
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 40,
  padding: '0 24px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  overflowX: 'auto',
  select: {
    blockSize: 28,
    maxInlineSize: 280,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: theme.typography.weight.bold,
  },
  '& > :last-child': { marginInlineStart: 'auto' },
}));
