import * as React from 'react';
import { languageRecords, languages } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import { journeysAddress } from '../journeys/address.ts';
import { countsOf, type ComponentReading } from '../problems/reading.ts';
import { useReading } from '../problems/useReading.ts';
import { storyAddress } from '../sheet-address.ts';
import type { PassportsChoice } from './address.ts';
import type { Passport, Passports } from './passport.ts';
import { kilobytes, type PassportRow } from './rows.ts';

interface PassportDetailsProps {
  row: PassportRow;
  axe: Passports['axe'];
  choice: PassportsChoice;
}

/** All that a passport tells. */
export function PassportDetails({ row, axe, choice }: PassportDetailsProps) {
  const { passport, states, component } = row;
  const { screen, weight, pages, handlers, keys } = passport;
  const { language, theme } = choice;
  const reading = useReading(component ?? '');
  const namespaces = Map.groupBy(keys, (key) => key.replace(/:.*/, ''));

  return (
    <Root>
      <section>
        <h2>Weight</h2>
        <dl>
          <Fact name="Script, beside its peers">{kilobytes(weight.script)}</Fact>
          {languages.map((each) => (
            <Fact key={each} name={`Words, ${languageRecords[each].displayName}`}>
              {kilobytes(weight.words[each] ?? 0)}
            </Fact>
          ))}
        </dl>
      </section>
      <section>
        <h2>Script of its page</h2>
        {pages.length === 0 && <p>No page of the site shows it by itself.</p>}
        {pages.map(({ name, path, live, scripts }) => (
          <dl key={name}>
            <Fact name={path}>{live ? 'Live' : 'Quiet: nothing is drawn by script'}</Fact>
            <Fact name="Its own chunk">{scripts.own === null ? 'None' : kilobytes(scripts.own)}</Fact>
            <Fact name="Needed before use">{kilobytes(scripts.neededBeforeUse)}</Fact>
            <Fact name="May ever fetch">{kilobytes(scripts.everything)}</Fact>
          </dl>
        ))}
        <p>Measured of the built site, everything that it shares with other pages included.</p>
      </section>
      <section>
        <h2>Events</h2>
        <dl>
          <Fact name="Handlers">{handlers.join(', ') || 'None: links and forms alone'}</Fact>
          {pages.map(({ name, path, events }) => (
            <Fact key={name} name={`Counted at ${path}`}>
              {events.join(', ')}
            </Fact>
          ))}
        </dl>
        <p>
          <a href={`./?path=${journeysAddress({ map: screen, theme })}`}>How it leads on</a>
        </p>
      </section>
      <section>
        <h2>Checked</h2>
        <p>
          By axe, in the test of each story, which fails where it finds anything: {axe.languages.join(', ')};{' '}
          {axe.themes.join(' and ')}.
        </p>
        <p>{recordOf(reading)}</p>
      </section>
      <section>
        <h2>Last change</h2>
        <p>{lastChangeOf(passport)}</p>
        <p>
          {passport.approvedDifferences.length === 0
            ? 'No approved difference.'
            : `Approved: ${passport.approvedDifferences.join(', ')}`}
        </p>
      </section>
      <details>
        <summary>{passport.states.length} states</summary>
        <ul>
          {states.map(({ id, name }) => (
            <li key={id}>
              <a href={storyAddress(id, { language, theme })}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>
          {keys.length} keys of {namespaces.size} namespaces
        </summary>
        {[...namespaces].map(([namespace, own]) => (
          <p key={namespace}>
            <b>{namespace}</b> {own.map((key) => key.replace(/^.*:/, '')).join(', ')}
          </p>
        ))}
      </details>
    </Root>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the last `npm run review` found of it, with contrast by itself. */
function recordOf(reading: 'waiting' | 'absent' | ComponentReading): string {
  if (reading === 'waiting') return '…';
  if (reading === 'absent') return 'Not measured: npm run review does it.';
  const { states } = reading;
  const problems = states.flatMap(({ id, cells }) =>
    cells.flatMap(({ language, problems: found }) => found.map((problem) => ({ id, language, problem }))),
  );
  const measured = states.map((state) => state.measured.slice(0, 10)).sort();
  const stale = states.filter((state) => state.stale).length;
  return [
    `Measured until ${measured.at(-1) ?? 'never'}: ${problems.length} problems in ${states.length} states,`,
    `${countsOf(problems).contrast} of them of contrast${stale > 0 ? `; ${stale} have changed since` : ''}.`,
  ].join(' ');
}

function lastChangeOf({ lastChange }: Passport): string {
  if (lastChange.status === 'unknown') return 'Not known: the history is not here.';
  const { commit, date, subject, uncommitted } = lastChange;
  const since = uncommitted ? ' Files were different from it when this was made.' : '';
  return `${date}, ${commit.slice(0, 8)}: ${subject}.${since} Its folder and its texts are counted, what screens share is not.`;
}

const Root = styled.div(({ theme }) => ({
  display: 'grid',
  // The table may be wider than the page, which scrolls it.
  position: 'sticky',
  insetInlineStart: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '12px 32px',
  inlineSize: 'min(100cqi, 1200px)',
  padding: '4px 4px 16px',
  overflowWrap: 'anywhere',
  h2: { margin: 0, fontSize: theme.typography.size.s2, fontWeight: theme.typography.weight.bold },
  'dl, p': { margin: '2px 0' },
  'dl > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  dt: { color: theme.barTextColor },
  dd: { margin: 0 },
  details: { gridColumn: '1 / -1' },
  summary: { minBlockSize: 24, cursor: 'pointer' },
  ul: { display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0, padding: 0, listStyle: 'none' },
  a: { display: 'inline-flex', alignItems: 'center', minBlockSize: 24, color: 'inherit' },
}));
