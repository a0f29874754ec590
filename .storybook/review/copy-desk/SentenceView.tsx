import * as React from 'react';
import { CommentIcon, CopyIcon } from '@storybook/icons';
import { languages, type Language } from '@stillpoint/translations';
import { baseOf } from '@stillpoint/translations/checks/plurals.ts';
import type { Texts } from '@stillpoint/translations/checks/texts.ts';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { Choice } from '../Choice.tsx';
import { checked, withOwnTexts, type AllTexts } from './desk.ts';
import { useDesk, useEdits } from './deskStore.ts';
import { keepEdits, keptEdits, textsOf, withEdit } from './edits.ts';
import { LanguageRow } from './LanguageRow.tsx';
import { lengthsOf, sentenceOfLengths } from './lengths.ts';
import { noteFor } from './notes.ts';
import { asRead, piecesOf } from './pieces.ts';
import { Chip, colours, Soft } from './style.ts';
import { twinsAfterChange, type Twin } from './twins.ts';
import { withTypedMarks } from './typedMarks.ts';
import { useRooms } from './useRooms.ts';
import { WordsWithCode } from './WordsWithCode.tsx';

const noTexts: Texts = new Map();

interface SentenceViewProps {
  chosen: string;
  /** The language of the story on show. */
  language: Language | undefined;
  onChoose: (key: string) => void;
  /** Where it is read. */
  children: React.ReactNode;
}

/** A sentence: why it is there, how it reads in each language, and where. */
export function SentenceView({ chosen, language, onChoose, children }: SentenceViewProps) {
  const { written, texts, candidates, samples } = useDesk();
  const edits = useEdits();
  const rooms = useRooms();
  const all = React.useMemo(() => withOwnTexts(texts, textsOf(edits)), [texts, edits]);
  const [namespace = '', path = ''] = chosen.split(':');
  const forms = formsOf(texts, chosen);
  if (written === undefined) return null;
  if (forms.length === 0) return <Soft as="p">There is no text called {chosen}.</Soft>;

  const note = noteFor(written.notes[namespace] ?? '', path);
  const own = samples[chosen] ?? {};
  const placeholders = [
    ...new Set(
      piecesOf(textOf(all, 'en', chosen) ?? '').flatMap((piece) =>
        piece.kind === 'placeholder' ? [piece.name] : [],
      ),
    ),
  ];
  const lengthsIn = (some: AllTexts) =>
    Object.fromEntries(languages.map((each) => [each, asRead(textOf(some, each, chosen) ?? '', own).length]));
  const lengths = lengthsOf({
    used: lengthsIn(all),
    written: lengthsIn(texts),
    note,
    room: rooms[chosen],
  });

  const change = (each: Language, typed: string) => {
    const before = textOf(texts, each, chosen) ?? '';
    keepEdits(withEdit(keptEdits(), each, chosen, { text: withTypedMarks(each, chosen, typed), before }));
  };
  const changeTwins = (each: Language, twins: readonly Twin[]) => {
    const own = texts.get(each);
    const changed = twins.reduce(
      (kept, { key, changed: text }) =>
        text === undefined ? kept : withEdit(kept, each, key, { text, before: own?.get(key) ?? '' }),
      keptEdits(),
    );
    keepEdits(changed);
  };

  return (
    <Root>
      {candidates.length > 1 && candidates.includes(chosen) && (
        <p>
          <Soft>{candidates.length} sentences say this here: </Soft>
          {candidates.map((key) => (
            <KeyButton key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              {key.replace(':', '.')}
            </KeyButton>
          ))}
        </p>
      )}
      <Key>
        <code>{chosen.replace(':', '.')}</code>
        <Button
          variant="ghost"
          size="small"
          padding="small"
          ariaLabel="Copy the key"
          onClick={() => void navigator.clipboard.writeText(chosen.replace(':', '.'))}
        >
          <CopyIcon />
        </Button>
      </Key>
      <NoteBox>
        <CommentIcon size={16} aria-hidden />
        <div>
          <p>
            {note === undefined ? 'No note says anything about this.' : <WordsWithCode words={note.words} />}
          </p>
          <Soft>
            Translator’s note for {namespace}
            {note?.about !== undefined && (
              <>
                , <code>{note.about}</code>
              </>
            )}
          </Soft>
        </div>
      </NoteBox>
      {placeholders.length > 0 && (
        <Placeholders aria-label="Placeholders">
          {placeholders.map((name) => (
            <li key={name}>
              <Chip>{name}</Chip>{' '}
              <Soft>{own[name] === undefined ? 'not seen yet' : `here ${own[name]}`}</Soft>
            </li>
          ))}
        </Placeholders>
      )}
      {forms.length > 1 && (
        <p>
          <Choice
            label="Form by number"
            values={forms}
            nameOf={(form) => form.slice(baseOf(form).length + 1)}
            chosen={chosen}
            onChoose={onChoose}
          />
        </p>
      )}
      <Five aria-label="In five languages">
        {languages.map((each) => {
          const text = textOf(all, each, chosen);
          if (text === undefined) {
            return (
              <li key={each}>
                <Soft as="p">{each} has no such form.</Soft>
              </li>
            );
          }
          const before = textOf(texts, each, chosen) ?? '';
          const twins = twinsAfterChange(texts.get(each) ?? noTexts, all.get(each) ?? noTexts, chosen);
          return (
            <LanguageRow
              key={`${each} ${chosen}`}
              language={each}
              text={text}
              before={before}
              length={lengths[each] ?? { used: 0, of: 1, by: 'longest' }}
              checks={checked(all, written.tables, each, chosen)}
              current={each === language}
              twins={twins}
              onChange={(typed) => change(each, typed)}
              onChoose={onChoose}
              onChangeAll={() => changeTwins(each, twins)}
            />
          );
        })}
      </Five>
      <Soft as="p">
        <WordsWithCode words={sentenceOfLengths(Object.values(lengths), note)} />
      </Soft>
      {children}
    </Root>
  );
}

function textOf(all: AllTexts, language: Language, key: string): string | undefined {
  return all.get(language)?.get(key);
}

/** All forms that a counted text has in any language, or the text alone. */
function formsOf(all: AllTexts, key: string): string[] {
  const forms = new Set<string>();
  const base = baseOf(key);
  for (const texts of all.values()) {
    if (base === key) {
      if (texts.has(key)) forms.add(key);
      continue;
    }
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) {
      if (texts.has(`${base}_${form}`)) forms.add(`${base}_${form}`);
    }
  }
  return [...forms];
}

const Root = styled.div(({ theme }) => ({
  p: { margin: '0 0 10px' },
  code: { fontFamily: theme.typography.fonts.mono, fontSize: 12 },
}));

const Key = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '&&': { margin: '12px 0 -4px 26px' },
  color: colours(theme).soft,
}));

const KeyButton = styled.button(({ theme }) => ({
  minBlockSize: 24,
  margin: '0 4px 4px 0',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: theme.color.secondary, color: theme.color.secondary },
}));

const NoteBox = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 10,
  marginBlockEnd: 10,
  '& > svg': { flex: 'none', marginBlockStart: 2, color: colours(theme).soft },
  '& > div > p': { margin: 0, fontSize: 15, lineHeight: '21px' },
}));

const Placeholders = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  listStyle: 'none',
  margin: '0 0 12px',
  padding: '0 0 0 26px',
});

const Five = styled.ol(({ theme }) => ({
  listStyle: 'none',
  margin: '0 0 10px',
  padding: 0,
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
}));
