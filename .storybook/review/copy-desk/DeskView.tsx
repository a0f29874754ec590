import * as React from 'react';
import { EditIcon, SearchIcon } from '@storybook/icons';
import { languages, type Language } from '@stillpoint/translations';
import { styled } from 'storybook/theming';
import { withOwnTexts } from './desk.ts';
import { readTexts, setDesk, useDesk, useEdits } from './deskStore.ts';
import { textsOf } from './edits.ts';
import { HandOver } from './HandOver.tsx';
import { Hits } from './Hits.tsx';
import { search, type Hit } from './search.ts';
import { SentenceView } from './SentenceView.tsx';
import { colours, Soft } from './style.ts';

interface DeskViewProps {
  /** The language of what is on show. */
  language: Language | undefined;
  /** In which state a text is read, and in how many. */
  readingOf: (key: string) => { place: string; states: number } | undefined;
  /** Whether a text is of what is open beside the desk. Another function searches anew. */
  isNear: (key: string) => boolean;
  /** Whether the files can be written to. */
  writable: boolean;
  /** What is said while nothing is chosen: how to choose. */
  hint: string;
  /** Shows a text; in a language, where it was found in one. */
  onChoose: (key: string, language?: Language) => void;
  onFind: (query: string) => void;
  /** Where a sentence is read. */
  children: (chosen: string) => React.ReactNode;
}

/** The copy desk: a sentence in five languages, or a search for one. */
export function DeskView(props: DeskViewProps) {
  const { language, readingOf, isNear, writable, hint, onChoose, onFind, children } = props;
  const { chosen, find, searching, texts, written, fault } = useDesk();
  const edits = useEdits();
  const [only, setOnly] = React.useState(false);
  const [active, setActive] = React.useState(0);
  const panel = React.useRef<HTMLDivElement>(null);
  const field = React.useRef<HTMLInputElement>(null);

  const all = React.useMemo(() => withOwnTexts(texts, textsOf(edits)), [texts, edits]);
  const hits = React.useMemo(
    () =>
      searching ? search(all, find, language ?? 'en', { only: only ? language : undefined, isNear }) : [],
    [all, searching, find, language, only, isNear],
  );

  React.useEffect(() => {
    void readTexts();
  }, []);

  const goTo = ({ key, language: found }: Hit) => {
    panel.current?.focus();
    onChoose(
      key,
      languages.find((each) => each === found),
    );
  };
  const keys = (event: React.KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement;
    if (typing || event.metaKey || event.ctrlKey || event.altKey) return;
    const act = {
      '/': () => field.current?.focus(),
      e: () =>
        panel.current
          ?.querySelector<HTMLElement>(`[data-language="${language ?? 'en'}"] [role="textbox"]`)
          ?.focus(),
    }[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const keysOfSearch = (event: React.KeyboardEvent) => {
    const last = Math.min(hits.length, 100) - 1;
    if (event.key === 'ArrowDown') setActive(Math.min(last, active + 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1));
    else if (event.key === 'Escape') {
      setDesk({ searching: false });
      panel.current?.focus();
    } else if (event.key === 'Enter') {
      const hit = hits[active];
      if (hit !== undefined) goTo(hit);
    } else {
      event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // The keys rest outside the panel, where Storybook has its own.
    <Root ref={panel} tabIndex={-1} onKeyDown={keys} role="region" aria-label="Copy desk">
      <Search>
        <SearchIcon aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-expanded={searching && hits.length > 0}
          aria-controls="copy-desk-hits"
          {...(hits.length > 0 && { 'aria-activedescendant': `copy-desk-hit-${String(active)}` })}
          aria-label="Find a sentence in any language"
          placeholder="Find a sentence in any language"
          value={find}
          onFocus={() => setDesk({ searching: find !== '' })}
          onKeyDown={keysOfSearch}
          onChange={(event) => {
            onFind(event.target.value);
            setActive(0);
          }}
        />
        <kbd aria-hidden>/</kbd>
      </Search>
      <Body>
        {fault !== undefined && <p role="alert">{fault}</p>}
        {written === undefined && fault === undefined && <Soft as="p">Reading the texts …</Soft>}
        {searching && written !== undefined ? (
          <Hits
            {...{ hits, only, active, readingOf }}
            query={find}
            language={language ?? 'en'}
            onOnly={setOnly}
            onChoose={goTo}
          />
        ) : chosen === undefined ? (
          <Empty>
            <EditIcon size={28} aria-hidden />
            <b>Press any words</b>
            <p>You see why they are there, how they read in all five languages, and how long they are.</p>
            <p>{hint}</p>
          </Empty>
        ) : (
          <SentenceView chosen={chosen} language={language} onChoose={(key) => onChoose(key)}>
            {children(chosen)}
          </SentenceView>
        )}
      </Body>
      <HandOver language={language ?? defaultOf(languages)} writable={writable} />
    </Root>
  );
}

function defaultOf([first]: readonly [Language, ...Language[]]): Language {
  return first;
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 0,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
}));

const Body = styled.div({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 20px' });

const Search = styled.label(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  margin: '14px 20px 0',
  blockSize: 36,
  padding: '0 10px',
  borderRadius: 6,
  boxShadow: `0 0 0 1px ${theme.appBorderColor} inset`,
  color: colours(theme).soft,
  '&:focus-within': { boxShadow: `0 0 0 2px ${theme.color.secondary} inset` },
  input: {
    flex: 1,
    border: 0,
    outline: 0,
    background: 'none',
    color: theme.color.defaultText,
    font: 'inherit',
  },
  'input::placeholder': { color: colours(theme).soft, opacity: 1 },
  kbd: {
    padding: '0 5px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    fontSize: 11,
    fontFamily: 'inherit',
  },
}));

const Empty = styled.div(({ theme }) => ({
  maxInlineSize: 300,
  margin: '120px auto',
  textAlign: 'center',
  color: colours(theme).soft,
  b: { display: 'block', margin: '10px 0 4px', fontSize: 16, color: theme.color.defaultText },
  p: { margin: '0 0 8px' },
}));
