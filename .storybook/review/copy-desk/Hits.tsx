import * as React from 'react';
import { languageRecords, type Language } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import { Choice } from '../Choice.tsx';
import { labelOf } from './chips.ts';
import { piecesOf } from './pieces.ts';
import { marksIn, type Hit } from './search.ts';
import { Chip, colours, Soft } from './style.ts';

/** At most so many are listed: another word makes them fewer. */
const most = 100;

interface HitsProps {
  hits: readonly Hit[];
  query: string;
  language: Language;
  only: boolean;
  onOnly: (only: boolean) => void;
  /** The hit that Enter goes to. */
  active: number;
  /** In which state a text is read, and in how many. */
  readingOf: (key: string) => { place: string; states: number } | undefined;
  onChoose: (hit: Hit) => void;
}

/** The sentences that say what was looked for. */
export function Hits(props: HitsProps) {
  const { hits, query, language, only, onOnly, active, readingOf, onChoose } = props;
  const list = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    const shown = active === 0 ? list.current?.parentElement : list.current?.children[active];
    shown?.scrollIntoView({ block: active === 0 ? 'start' : 'nearest' });
  }, [active, query]);

  return (
    <section aria-label="Found">
      <Head>
        <span role="status">
          <b>{hits.length === 1 ? '1 sentence' : `${String(hits.length)} sentences`}</b>{' '}
          {hits.length === 1 ? 'says this' : 'say this'}
          {hits.length > most && `, the first ${String(most)} below`}
        </span>
        <Choice
          label="In"
          values={['any', 'one'] as const}
          nameOf={(value) => (value === 'any' ? 'Any language' : languageRecords[language].displayName)}
          chosen={only ? 'one' : 'any'}
          onChoose={(value) => onOnly(value === 'one')}
        />
      </Head>
      <List ref={list} role="listbox" aria-label="Sentences" id="copy-desk-hits">
        {hits.slice(0, most).map((hit, at) => {
          const reading = readingOf(hit.key);
          return (
            <div key={hit.key} role="option" id={`copy-desk-hit-${String(at)}`} aria-selected={at === active}>
              <button type="button" tabIndex={-1} onClick={() => onChoose(hit)}>
                <span lang={hit.language}>
                  {piecesOf(hit.text).map((piece, part) =>
                    piece.kind === 'words' ? (
                      <Marked key={part} text={piece.raw} query={query} />
                    ) : (
                      <Chip key={part}>{labelOf(piece)}</Chip>
                    ),
                  )}
                </span>
                <Soft>
                  {reading?.place ?? hit.key.replace(':', '.')}
                  {reading !== undefined && (
                    <em>{reading.states === 1 ? '1 state' : `${String(reading.states)} states`}</em>
                  )}
                </Soft>
              </button>
            </div>
          );
        })}
      </List>
      <Keys>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> Choose
        </span>
        <span>
          <kbd>↵</kbd> Open
        </span>
        <span>
          <kbd>Esc</kbd> Back
        </span>
      </Keys>
    </section>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const marks = marksIn(text, query);
  return (
    <>
      {marks.map(([from, to], at) => (
        <React.Fragment key={from}>
          {text.slice(marks[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </React.Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 0 8px',
});

const List = styled.div(({ theme }) => ({
  margin: '0 -12px',
  button: {
    display: 'block',
    inlineSize: '100%',
    padding: '10px 12px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 14,
    lineHeight: '20px',
    textAlign: 'start',
    cursor: 'pointer',
  },
  'button:hover, [aria-selected="true"] button': { background: colours(theme).chosen },
  '[aria-selected="true"] button': { boxShadow: `0 0 0 1px ${theme.color.secondary} inset` },
  'button > span': { display: 'block' },
  mark: { borderRadius: 2, background: colours(theme).marked, color: 'inherit' },
  em: {
    marginInlineStart: 10,
    paddingInlineStart: 10,
    borderInlineStart: `1px solid ${theme.appBorderColor}`,
    fontStyle: 'normal',
  },
}));

const Keys = styled.p(({ theme }) => ({
  display: 'flex',
  gap: 18,
  padding: '14px 0',
  margin: 0,
  fontSize: 12,
  color: colours(theme).soft,
  kbd: {
    padding: '0 5px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    fontFamily: 'inherit',
  },
}));
