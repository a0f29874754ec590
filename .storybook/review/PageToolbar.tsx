import * as React from 'react';
import { LinkIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { Choice } from './Choice.tsx';
import { onPhones } from './narrow.ts';
import { themes } from './sheet-address.ts';

const themeNames = { day: 'Day', night: 'Night' };

interface PageToolbarProps {
  label: string;
  children: React.ReactNode;
}

/** The choices of a page of review, and the link to what it shows. */
export function PageToolbar({ label, children }: PageToolbarProps) {
  const [copied, setCopied] = React.useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };

  return (
    <Root role="toolbar" aria-label={label}>
      <WayBack href="./?path=/docs/review-introduction--docs">All pages</WayBack>
      {children}
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

type Theme = (typeof themes)[number];

/** Day or night. */
export function ThemeChoice({ chosen, onChoose }: { chosen: Theme; onChoose: (theme: Theme) => void }) {
  return (
    <Choice
      label="Theme"
      values={themes}
      nameOf={(theme) => themeNames[theme]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** Where Storybook shows no sidebar, it offers no other way off a page. */
const WayBack = styled.a(({ theme }) => ({
  display: 'none',
  [onPhones]: { display: 'inline-flex', alignItems: 'center', minBlockSize: 28 },
  color: theme.color.secondary,
  fontWeight: theme.typography.weight.bold,
}));

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 12px',
  minBlockSize: 40,
  padding: '5px 24px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
  '& > :last-child': { marginInlineStart: 'auto' },
}));
