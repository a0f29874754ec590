import * as React from 'react';
import { AlertIcon } from '@storybook/icons';
import { languages } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import { atlas, missing } from './atlas.ts';
import { pathsOf } from './texts.ts';
import type { KnownTexts } from './useTexts.ts';

const rows = atlas.flatMap((area) => area.rows);
const read = rows.filter(({ entry }) => entry.for !== 'programs');
const notKnown = rows.filter(({ entry }) => entry.charged === 'notKnownYet');

/** What the atlas is, how much of it there is, and what is not written yet. */
export function AtlasHead({ texts, failed }: KnownTexts) {
  const complete = languages.every((language) => texts[language] !== undefined);
  const worded = read.filter(({ entry }) =>
    pathsOf(entry).every((path) => languages.every((language) => texts[language]?.[path])),
  );

  return (
    <>
      <Root>
        <div>
          <h1>Error atlas</h1>
          <p>Everything that can be refused, what we say then, and the way on.</p>
        </div>
        <dl>
          <Sum name="Codes" value={String(rows.length + missing.length)} />
          <Sum name="Read by programs only" value={String(rows.length - read.length)} />
          <Sum name="With words in five languages" value={complete ? String(worded.length) : '…'} />
          <Sum name="Not known whether charged" value={String(notKnown.length)} />
        </dl>
      </Root>
      {missing.length > 0 && (
        <Missing role="status">
          <AlertIcon />
          <p>
            <b>
              {missing.length === 1
                ? 'One code has no words yet.'
                : `${missing.length} codes have no words yet.`}
            </b>{' '}
            <code>{missing.join(', ')}</code> can be answered by the backend. Nothing compiles until each has
            a state, a sentence and a way on.
          </p>
        </Missing>
      )}
      {failed && (
        <Missing role="status">
          <AlertIcon />
          <p>Some words could not be read. Load the page again.</p>
        </Missing>
      )}
    </>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 24px',
  padding: '20px 0 14px',
  '& > :first-child': { flex: '1 1 240px' },
  h1: { margin: 0, fontSize: 22, fontWeight: theme.typography.weight.bold, lineHeight: '28px' },
  p: { margin: '2px 0 0', color: theme.barTextColor },
  dl: { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', margin: '0 0 0 auto' },
  'dl > div': { textAlign: 'end' },
  dt: { color: theme.barTextColor, fontSize: theme.typography.size.s1, lineHeight: '16px' },
  dd: { margin: 0, fontSize: 18, fontWeight: theme.typography.weight.bold, lineHeight: '22px' },
}));

const Missing = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockEnd: 12,
  padding: '8px 14px',
  borderRadius: 6,
  background: theme.base === 'dark' ? '#4a3410' : '#fff3dc',
  color: theme.base === 'dark' ? '#ffe2b3' : '#5f3500',
  p: { margin: 0, fontSize: theme.typography.size.s2 - 1, lineHeight: '18px' },
}));
