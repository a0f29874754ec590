import * as React from 'react';
import { styled } from 'storybook/theming';
import type { ShownFigure } from './figures.ts';

interface CoverageHeadProps {
  figures: readonly ShownFigure[];
  /** Whether any state was measured. */
  isMeasured: boolean;
}

/** What is counted, as figures. */
export function CoverageHead({ figures, isMeasured }: CoverageHeadProps) {
  return (
    <Root>
      <h1>Coverage</h1>
      <p>
        What has been measured, walked and said. Each state has a story, and each story passes axe in five
        languages by day and by night: the tests hold that. Shares of notes and props that fall stop the
        build; <code>npm run coverage</code> names what is missing.
      </p>
      {!isMeasured && (
        <p role="status">
          No picture was measured yet. <code>npm run review</code> does it.
        </p>
      )}
      <Figures>
        {figures.map(({ name, text, reached, of }) => (
          <li key={name} title={text}>
            <h2>{name}</h2>
            <p>
              <strong>{of === 0 ? '–' : reached.toLocaleString('en')}</strong>{' '}
              {of > 0 && (reached === of ? 'all' : `of ${of.toLocaleString('en')}`)}
            </p>
            <progress
              value={reached}
              max={Math.max(of, 1)}
              aria-label={name}
              data-complete={reached === of && of > 0}
            />
            <small>{text}</small>
          </li>
        ))}
      </Figures>
    </Root>
  );
}

const Root = styled.header(({ theme }) => ({
  padding: '20px 0 14px',
  h1: { margin: 0, fontSize: 22, fontWeight: theme.typography.weight.bold, lineHeight: '28px' },
  '& > p': { maxInlineSize: '62rem', margin: '2px 0 0', color: theme.barTextColor },
}));

const Figures = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 1,
  margin: '16px 0 0',
  padding: 1,
  borderRadius: 6,
  background: theme.appBorderColor,
  listStyle: 'none',
  li: { padding: '10px 14px', background: theme.background.content },
  h2: {
    margin: 0,
    color: theme.barTextColor,
    fontSize: theme.typography.size.s1,
    fontWeight: theme.typography.weight.regular,
  },
  'li > p': { margin: 0 },
  strong: { fontSize: 22, fontVariantNumeric: 'tabular-nums' },
  progress: { display: 'block', inlineSize: '100%', blockSize: 4, accentColor: '#a15c00' },
  'progress[data-complete=true]': { accentColor: '#2e7d4f' },
  small: {
    display: 'block',
    marginBlockStart: 6,
    color: theme.barTextColor,
    fontSize: theme.typography.size.s1,
  },
}));
