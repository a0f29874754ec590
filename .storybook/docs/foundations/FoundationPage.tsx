import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';

interface FoundationPageProps {
  title: string;
  /** What the page is for, in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page about what all components stand on. Storybook's typeface and colours surround it; samples have the product's. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <Root className="sb-unstyled">
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  'h1, h2, h3': { fontWeight: theme.typography.weight.bold },
  h1: { margin: '0 0 12px', fontSize: theme.typography.size.l1, lineHeight: 1.25 },
  h2: {
    margin: '32px 0 12px',
    paddingBlockStart: 24,
    borderBlockStart: `1px solid ${theme.appBorderColor}`,
    fontSize: theme.typography.size.m1,
  },
  h3: { margin: '20px 0 6px', fontSize: theme.typography.size.s3 },
  p: { maxInlineSize: '46rem', margin: '0 0 12px' },
  'ul, ol': { maxInlineSize: '46rem', margin: '0 0 12px', paddingInlineStart: 20 },
  ul: { listStyle: 'disc' },
  ol: { listStyle: 'decimal' },
  a: { color: theme.color.secondary },
  // As wide as its cells, and moved by itself where the page is narrower.
  table: { display: 'block', overflowX: 'auto', margin: '0 0 16px', borderCollapse: 'collapse' },
  'th, td': {
    padding: '6px 12px 6px 0',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  'code, kbd': { fontFamily: theme.typography.fonts.mono, fontSize: '0.92em', overflowWrap: 'anywhere' },
  pre: {
    overflow: 'auto',
    padding: 12,
    borderRadius: theme.appBorderRadius,
    background: theme.background.app,
  },
}));

const Lead = styled.p({ '&&': { fontSize: 16 } });
