import * as React from 'react';
import { styled } from 'storybook/theming';
import { colours } from '../copy-desk/style.ts';
import type { ServedPassports } from './usePassports.ts';

const builtBy = <code>npm run package-lint</code>;

/** What a passport is, of which commit these are, and how they are made. */
export function PassportsHead({ passports }: { passports: ServedPassports | null | undefined }) {
  return (
    <Root>
      <h1>Passport</h1>
      <p>
        What each screen weighs, runs, shows, sends and says. Weights are bytes as they travel: minified, with
        brotli. The package has the same as <code>passports.json</code>.
      </p>
      {passports === null && (
        <p role="status">There are no passports yet. {builtBy} builds the package, and them with it.</p>
      )}
      {passports && (
        <p role="status">
          {passports.commit === null
            ? 'Made of sources without a history.'
            : `Made of commit ${passports.commit.slice(0, 8)}.`}{' '}
          {!passports.isCurrent && <b>There are later commits: {builtBy} makes them anew.</b>}
        </p>
      )}
    </Root>
  );
}

const Root = styled.header(({ theme }) => ({
  padding: '20px 0 14px',
  h1: { margin: 0, fontSize: 22, fontWeight: theme.typography.weight.bold, lineHeight: '28px' },
  p: { maxInlineSize: '62rem', margin: '2px 0 0', color: theme.barTextColor },
  b: { color: colours(theme).look },
}));
