import { useState } from 'react';
import { styled } from 'storybook/theming';
import { htmlLanguage, productLanguage } from '../review/languages.ts';
import { storyAddress } from '../review/sheet-address.ts';
import type { State } from '../review/states.ts';
import { transcriptPanel, transcriptsAddress } from '../review/transcripts/transcript.ts';
import { TranscriptLines } from '../review/transcripts/TranscriptLines.tsx';
import { useTranscripts } from '../review/transcripts/useTranscripts.ts';
import { StatePicture } from './StatePicture.tsx';
import { useGlobal } from './useGlobal.ts';
import { useStates } from './useStates.ts';

/** What a screen reader says of every state of a screen, beside its picture, in the toolbar's language. */
export function Transcripts() {
  const screens = Map.groupBy(
    useStates().filter(({ importPath }) => transcriptsAddress(importPath, 'en') !== undefined),
    ({ importPath }) => importPath,
  );
  const [chosen, setChosen] = useState<string>();
  const [searched, setSearched] = useState('');
  const importPath = chosen ?? screens.keys().next().value;

  return (
    <Root className="sb-unstyled">
      <h1>Read aloud</h1>
      <Lead>
        What a screen reader says of each state, computed from roles, names and states. It is not VoiceOver,
        NVDA or TalkBack: each of them has words and an order of its own. Header and footer are left out. One
        file a screen and language stands in <code>design-system/transcripts</code>, so that a change shows in
        each diff; <code>npm run transcripts</code> writes them anew.
      </Lead>
      <Choices>
        <label>
          Screen
          <select
            value={importPath}
            onChange={({ target }) => {
              setChosen(target.value);
            }}
          >
            {[...screens].map(([path, [first]]) => (
              <option key={path} value={path}>
                {first?.title.replace('Screens/', '').replace('/', ': ')}
              </option>
            ))}
          </select>
        </label>
        <label>
          Said there
          <input
            type="search"
            value={searched}
            onChange={({ target }) => {
              setSearched(target.value);
            }}
          />
        </label>
      </Choices>
      {importPath !== undefined && (
        <ReadStates states={screens.get(importPath) ?? []} importPath={importPath} searched={searched} />
      )}
    </Root>
  );
}

interface ReadStatesProps {
  states: readonly State[];
  importPath: string;
  /** Only states are shown of which this is said. */
  searched: string;
}

function ReadStates({ states, importPath, searched }: ReadStatesProps) {
  const language = productLanguage(useGlobal('language'));
  const theme = useGlobal('theme');
  const loaded = useTranscripts(importPath, language);

  if (loaded.status === 'loading') return <p>Loading …</p>;
  if (loaded.status === 'none') return <p>There is no transcript of this screen.</p>;
  const shown = states.flatMap((state) => {
    const lines = loaded.transcripts.find(({ story }) => story === state.name)?.lines ?? [];
    const isMeant = lines.some((line) => line.toLowerCase().includes(searched.toLowerCase()));
    return isMeant ? [{ state, lines }] : [];
  });
  if (shown.length === 0) return <p>That is said of no state of this screen.</p>;

  return shown.map(({ state, lines }) => (
    <Row key={state.id}>
      <StatePicture
        state={state}
        height={420}
        width={240}
        href={`${storyAddress(state.id, { language, theme })}&addonPanel=${transcriptPanel}`}
      />
      <div>
        <h2>{state.name}</h2>
        <TranscriptLines lines={lines} language={htmlLanguage(language)} />
      </div>
    </Row>
  ));
}

const Root = styled.div(({ theme }) => ({
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  'h1, h2': { margin: '0 0 12px', fontWeight: theme.typography.weight.bold },
  h1: { fontSize: theme.typography.size.l1 },
  h2: { fontSize: theme.typography.size.s3 },
}));

const Lead = styled.p({ maxInlineSize: '46rem', margin: '0 0 12px', fontSize: 16 });

const Choices = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginBlock: 24,
  label: { display: 'grid', gap: 4 },
  'select, input': {
    minInlineSize: 240,
    padding: '6px 8px',
    border: `1px solid ${theme.input.border}`,
    borderRadius: theme.input.borderRadius,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
  },
}));

const Row = styled.section(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: 24,
  paddingBlock: 24,
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  '@media (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
