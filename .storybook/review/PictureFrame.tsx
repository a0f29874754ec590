import * as React from 'react';
import { styled } from 'storybook/theming';

interface PictureFrameProps {
  /** What the picture shows. */
  title: string;
  /** Where a press on it leads. */
  href: string;
  children: React.ReactNode;
}

/** A picture that leads to its live story. */
export function PictureFrame({ title, href, children }: PictureFrameProps) {
  return (
    <Root>
      {children}
      <a href={href} aria-label={`Open ${title}`} />
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 'fit-content',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& > a': { position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& > a:hover, & > a:focus-visible': { boxShadow: `inset 0 0 0 2px ${theme.color.secondary}`, outline: 0 },
}));
