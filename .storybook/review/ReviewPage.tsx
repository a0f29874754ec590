import * as React from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { DrawingFrame } from './DrawingFrame.tsx';
import type { Drawing } from './drawing.ts';
import { onPhones } from './narrow.ts';
import { OpenEntryColours } from './sidebar.tsx';
import { applyTheme } from './theme.ts';

interface ReviewPageProps {
  /** The theme of its pictures, which the manager around it follows. */
  theme: string;
  /** Hears of the means to draw stories, where a frame of the preview has to offer them. */
  onOffer: ((draw: Drawing) => void) | undefined;
  children: React.ReactNode;
}

/** A page of review, which fills the manager beside the sidebar: a toolbar, what is scrolled, and a row of keys. */
export function ReviewPage({ theme, onOffer, children }: ReviewPageProps) {
  const api = useStorybookApi();
  React.useEffect(() => {
    applyTheme(api);
    return () => applyTheme(api);
  }, [api, theme]);

  return (
    <Root>
      <OpenEntryColours />
      {onOffer !== undefined && <DrawingFrame onReady={onOffer} />}
      {children}
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  [onPhones]: { blockSize: '100dvh' },
  containerType: 'inline-size',
  containerName: 'review',
  minBlockSize: 0,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  kbd: {
    display: 'inline-block',
    minInlineSize: 18,
    padding: '0 5px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.content,
    color: theme.barTextColor,
    font: `700 11px/16px ${theme.typography.fonts.base}`,
    textAlign: 'center',
  },
}));
