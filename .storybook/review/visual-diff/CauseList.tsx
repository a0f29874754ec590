import * as React from 'react';
import { styled } from 'storybook/theming';
import { colours, Soft } from '../copy-desk/style.ts';
import { verdictOn, type Decisions } from './decisions.ts';
import type { Cause, DiffReport, NamedState } from './record.ts';
import { comparedOf, countOf, kindNames, lineOf, summaryOf, titleOf, verdictNames } from './sentences.ts';
import { StaleDecisions } from './StaleDecisions.tsx';

interface CauseListProps {
  report: DiffReport;
  decisions: Decisions;
  chosen: Cause;
  onChoose: (cause: Cause) => void;
}

/** All causes, those with most pictures first, and how many are settled. */
export function CauseList({ report, decisions, chosen, onChoose }: CauseListProps) {
  const { causes, added, removed, failed, stale } = report;
  const approved = causes.filter((cause) => verdictOn(cause, decisions) === 'approved').length;

  return (
    <Root aria-label="Causes">
      <header>
        <h1>{countOf(causes.length, 'cause')}</h1>
        <p>{summaryOf(report)}</p>
        <p>{comparedOf(report)}</p>
        <progress aria-label="Approved" value={approved} max={causes.length} />
        <Soft>
          {approved} of {causes.length} approved
        </Soft>
        <p>
          <Soft>
            Compared {report.made.slice(0, 16).replace('T', ' ')} UTC, {report.browser}
          </Soft>
        </p>
      </header>
      <ol>
        {causes.map((cause) => (
          <li key={cause.id}>
            <CauseButton
              {...{ cause, decisions }}
              current={cause.id === chosen.id}
              onPress={() => onChoose(cause)}
            />
          </li>
        ))}
      </ol>
      <States title="New since then" states={added} />
      <States title="No longer there" states={removed} />
      <States title="Not drawn" states={failed} />
      <StaleDecisions ids={stale} />
    </Root>
  );
}

interface CauseButtonProps {
  cause: Cause;
  decisions: Decisions;
  current: boolean;
  onPress: () => void;
}

function CauseButton({ cause, decisions, current, onPress }: CauseButtonProps) {
  const button = React.useRef<HTMLButtonElement>(null);
  const verdict = verdictOn(cause, decisions);
  React.useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <button ref={button} type="button" aria-current={current} onClick={onPress}>
      <Soft>{kindNames[cause.kind]}</Soft>
      <b>{titleOf(cause)}</b>
      <Soft>{lineOf(cause)}</Soft>
      <span>
        <Soft>{countOf(cause.pictures.length, 'picture')}</Soft>
        <Verdict data-verdict={verdict}>{verdict === undefined ? 'To see' : verdictNames[verdict]}</Verdict>
      </span>
    </button>
  );
}

function States({ title, states }: { title: string; states: readonly NamedState[] }) {
  if (states.length === 0) return null;
  return (
    <details>
      <summary>
        {title}: {countOf(states.length, 'state')}
      </summary>
      <ul>
        {states.map(({ id, title: component, name, reason }) => (
          <li key={`${id} ${reason ?? ''}`}>
            {component}: {name}
            {reason !== undefined && ` (${reason})`}
          </li>
        ))}
      </ul>
    </details>
  );
}

const Verdict = styled.span(({ theme }) => ({
  marginInlineStart: 'auto',
  fontSize: 12,
  color: colours(theme).soft,
  '&[data-verdict="approved"]': { color: colours(theme).good, fontWeight: 700 },
  '&[data-verdict="approved"]::before': { content: '"✓ "' },
  '&[data-verdict="refused"]': { color: colours(theme).bad, fontWeight: 700 },
  '&[data-verdict="refused"]::before': { content: '"✕ "' },
}));

const Root = styled.nav(({ theme }) => ({
  overflow: 'auto',
  borderInlineEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.background.app,
  header: { padding: '20px 20px 14px' },
  'header h1': { margin: 0, fontSize: 22, lineHeight: '28px', fontWeight: 700 },
  'header p': { margin: 0 },
  progress: { inlineSize: '100%', blockSize: 6, accentColor: colours(theme).good },
  ol: { margin: 0, padding: '0 8px', listStyle: 'none' },
  'li > button': {
    display: 'grid',
    inlineSize: '100%',
    padding: '11px 12px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > :last-child': { display: 'flex' },
  },
  'li > button[aria-current="true"]': {
    background: theme.background.content,
    boxShadow: `inset 0 0 0 2px ${theme.color.secondary}`,
  },
  details: { padding: '8px 20px', overflowWrap: 'anywhere' },
  summary: { minBlockSize: 24, cursor: 'pointer' },
}));
