import * as React from 'react';
import { languageRecords } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import { colours } from '../copy-desk/style.ts';
import { sheetAddress } from '../sheet-address.ts';
import type { PassportsChoice } from './address.ts';
import type { Passport, Passports } from './passport.ts';
import { PassportDetails } from './PassportDetails.tsx';
import { kilobytes, type PassportRow } from './rows.ts';

interface PassportsTableProps {
  rows: readonly PassportRow[];
  axe: Passports['axe'];
  choice: PassportsChoice;
  onToggle: (screen: string) => void;
}

/** A row a screen, with what is compared between screens. An opened one shows the rest. */
export function PassportsTable({ rows, axe, choice, onToggle }: PassportsTableProps) {
  const language = languageRecords[choice.language].displayName;

  return (
    <Root>
      <thead>
        <tr>
          <th scope="col">Screen</th>
          <th scope="col" data-number title="What importing it adds to an app beside its peers">
            Script
          </th>
          <th scope="col" data-number title="The files of texts that it can ask for">
            Words, {language}
          </th>
          <th scope="col">Its page</th>
          <th scope="col" data-number title="JavaScript that has to be there before the page can be used">
            Needs
          </th>
          <th scope="col" data-number title="JavaScript that the page may ever fetch">
            May fetch
          </th>
          {['States', 'Events', 'Keys'].map((name) => (
            <th key={name} scope="col" data-number>
              {name}
            </th>
          ))}
          <th scope="col">Looked at</th>
          <th scope="col">Changed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOpen = choice.open === row.passport.screen;
          return (
            <React.Fragment key={row.passport.screen}>
              <RowView {...{ row, choice, isOpen, onToggle }} />
              {isOpen && (
                <tr data-details>
                  <td colSpan={11}>
                    <PassportDetails {...{ row, axe, choice }} />
                  </td>
                </tr>
              )}
            </React.Fragment>
          );
        })}
      </tbody>
    </Root>
  );
}

interface RowViewProps extends Pick<PassportsTableProps, 'choice' | 'onToggle'> {
  row: PassportRow;
  isOpen: boolean;
}

function RowView({ row, choice, isOpen, onToggle }: RowViewProps) {
  const { passport } = row;
  const { screen, title, weight, pages, states, handlers, keys, lastChange } = passport;
  const most = (kind: 'neededBeforeUse' | 'everything') =>
    pages.length === 0 ? '–' : kilobytes(Math.max(...pages.map(({ scripts }) => scripts[kind])));

  return (
    <tr data-open={isOpen}>
      <th scope="row">
        <button type="button" data-row-focus aria-expanded={isOpen} onClick={() => onToggle(screen)}>
          {title.replace(/^.*\//, '')}
        </button>
      </th>
      <td data-number>{kilobytes(weight.script)}</td>
      <td data-number>{kilobytes(weight.words[choice.language] ?? 0)}</td>
      <td>{lifeOf(passport)}</td>
      <td data-number>{most('neededBeforeUse')}</td>
      <td data-number>{most('everything')}</td>
      <td data-number>{states.length}</td>
      <td data-number>{handlers.length + new Set(pages.flatMap(({ events }) => events)).size}</td>
      <td data-number>{keys.length}</td>
      <td>
        <LookedAt row={row} theme={choice.theme} />
      </td>
      <td>{lastChange.status === 'known' ? lastChange.date : 'Not known'}</td>
    </tr>
  );
}

function lifeOf({ pages }: Passport): string {
  if (pages.length === 0) return 'None';
  return pages.some(({ live }) => live) ? 'Live' : 'Quiet';
}

function LookedAt({
  row: { review, component },
  theme,
}: Pick<RowViewProps, 'row'> & { theme: 'day' | 'night' }) {
  if (review === undefined || component === undefined) return <>Not measured</>;
  const { problems, measured, of } = review;
  if (problems === 0) return <>{measured >= of ? 'Nothing found' : 'In part, nothing found'}</>;
  return (
    <a href={`./?path=${sheetAddress({ component, theme, only: 'problems' })}`}>
      {problems === 1 ? 'One problem' : `${problems} problems`}
    </a>
  );
}

const Root = styled.table(({ theme }) => ({
  inlineSize: '100%',
  minInlineSize: 900,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '2px 12px 2px 0', textAlign: 'start', whiteSpace: 'nowrap' },
  'thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    background: theme.background.content,
    color: theme.barTextColor,
    fontSize: theme.typography.size.s1,
  },
  'th[data-number], td[data-number]': { textAlign: 'end' },
  'tbody th': { fontWeight: theme.typography.weight.regular },
  'tbody tr:hover': { background: theme.background.hoverable },
  'tbody tr[data-open="true"] > *': { background: colours(theme).chosen },
  'tbody tr[data-details] > *': {
    background: colours(theme).chosen,
    whiteSpace: 'normal',
  },
  'th > button': {
    minBlockSize: 24,
    padding: '0 4px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: theme.typography.weight.bold,
    cursor: 'pointer',
  },
  'th > button:focus-visible, a:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
  'td > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 24, color: colours(theme).look },
}));
