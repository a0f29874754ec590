import * as React from 'react';
import { addons, useStorybookState } from 'storybook/manager-api';
import { Global } from 'storybook/theming';
import { coveragePath } from './coverage/address.ts';
import { atlasPath } from './error-atlas/address.ts';
import { journeysPath } from './journeys/address.ts';
import { passportsPath } from './passports/address.ts';
import { sheetsPath } from './sheet-address.ts';
import { diffPath } from './visual-diff/address.ts';

/** The pages of review, by the entries of the sidebar that lead to them. */
const pathsOfEntries: Readonly<Record<string, string>> = {
  'review-contact-sheet--docs': sheetsPath,
  'review-coverage--docs': coveragePath,
  'review-error-atlas--docs': atlasPath,
  'review-journeys--docs': journeysPath,
  'review-passport--docs': passportsPath,
  'review-visual-diff--docs': diffPath,
};

/** Lets an entry of the sidebar say that its page is open: Storybook knows that of stories and documentation alone. */
export function labelReviewPages() {
  addons.setConfig({
    sidebar: {
      renderLabel: ({ id, name }) => {
        const path = pathsOfEntries[id];
        return path === undefined ? name : <PageLabel name={name} path={path} />;
      },
    },
  });
}

function PageLabel({ name, path }: { name: string; path: string }) {
  const { path: open } = useStorybookState();
  return <span aria-current={open.startsWith(path) ? 'page' : undefined}>{name}</span>;
}

/** The colours of a selected entry, for the one whose page is open. */
export function OpenEntryColours() {
  return (
    <Global
      styles={({ color, base, typography }) => {
        const background = base === 'dark' ? '#0058a8' : color.secondary;
        return {
          '.sidebar-item:has([aria-current="page"])': {
            '&, &:hover, &:focus': { background, color: color.lightest },
            fontWeight: typography.weight.bold,
            svg: { color: color.lightest },
          },
        };
      }}
    />
  );
}
