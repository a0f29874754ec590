import * as React from 'react';
import { DownloadIcon, UploadIcon } from '@storybook/icons';
import { languageRecords, type Language } from '@stillpoint/translations';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { editsAmong, writeAddress } from './desk.ts';
import { readTexts, useDesk, useEdits } from './deskStore.ts';
import { countOf, keptEdits, type Edits } from './edits.ts';
import {
  faultsOfEdits,
  importXliff,
  patchFile,
  save,
  sentenceOfPatch,
  sentenceOfXliff,
  xliffFiles,
} from './handOver.ts';
import { Soft } from './style.ts';
import { WordsWithCode } from './WordsWithCode.tsx';

interface HandOverProps {
  language: Language;
  /** Whether the files can be written to. */
  writable: boolean;
}

/** What was changed, and the ways to hand it over. */
export function HandOver({ language, writable }: HandOverProps) {
  const desk = useDesk();
  const kept = useEdits();
  const edits = React.useMemo(() => editsAmong(desk.texts, kept), [desk.texts, kept]);
  const file = React.useRef<HTMLInputElement>(null);
  const [said, setSaid] = React.useState<{ sentence: string; edits: Edits }>();
  // What was said of a hand-over holds until a further edit.
  const say = (sentence: string) => setSaid({ sentence, edits: keptEdits() });
  const { written } = desk;
  const known = React.useMemo(
    () => (written === undefined ? undefined : { ...desk, written }),
    [desk, written],
  );
  const faults = React.useMemo(
    () => (known === undefined ? [] : faultsOfEdits(known, edits)),
    [known, edits],
  );
  const count = countOf(edits);
  const elsewhere = countOf(kept) - count;
  if (known === undefined) return null;

  const take = (files: FileList | null) => {
    void Promise.all([...(files ?? [])].map(async (each) => importXliff(known, await each.text())))
      .then((sentences) => say(sentences.join(' ')))
      .catch((fault: unknown) => say(String(fault).replace(/^Error: /, '')));
    if (file.current !== null) file.current.value = '';
  };
  const writeToFiles = () => {
    void write(edits).then(async (reasons) => {
      // Also where it was refused: a file may say something else by now.
      await readTexts({ again: true });
      say(reasons.length > 0 ? reasons.join('. ') : 'Written to the files.');
    });
  };
  const told = said?.edits === kept;
  const blocked = count === 0 || faults.length > 0;

  return (
    <Foot aria-label="Hand over">
      <div>
        <b>{count === 1 ? '1 sentence changed' : `${String(count)} sentences changed`}</b>
        {!told && <Soft>{faults[0] ?? 'Kept in this browser'}</Soft>}
        {faults.length > 1 && <Soft>and {faults.length - 1} more to mend</Soft>}
        {elsewhere > 0 && <Soft>{elsewhere} more kept, of keys that are not in these files</Soft>}
      </div>
      <input
        ref={file}
        type="file"
        accept=".xlf,.xliff"
        multiple
        hidden
        onChange={(event) => take(event.target.files)}
      />
      <Button padding="small" ariaLabel="Read an XLIFF file" onClick={() => file.current?.click()}>
        <UploadIcon />
      </Button>
      <Button
        ariaLabel={false}
        tooltip={
          count > 0
            ? 'The changed sentences, a file a language'
            : `All of ${languageRecords[language].displayName}`
        }
        onClick={() => {
          const files = xliffFiles(known, edits, language);
          save(files);
          say(
            sentenceOfXliff(
              files.map(({ name }) => name),
              edits,
              language,
            ),
          );
        }}
      >
        Save XLIFF
      </Button>
      {writable && (
        <Button ariaLabel={false} disabled={blocked} onClick={writeToFiles}>
          Write to files
        </Button>
      )}
      <Button
        ariaLabel={false}
        variant="solid"
        disabled={blocked}
        onClick={() => {
          const file = patchFile(known, edits);
          save([file]);
          say(sentenceOfPatch(known, edits, file.name));
        }}
      >
        <DownloadIcon />
        Save patch
      </Button>
      <Told as="p" role="status">
        {told && <WordsWithCode words={said.sentence} />}
      </Told>
    </Foot>
  );
}

/** Gives the reasons why nothing was written, or none. */
async function write(edits: Edits): Promise<string[]> {
  try {
    const response = await fetch(writeAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edits),
    });
    const { reasons } = (await response.json()) as { reasons: string[] };
    return reasons;
  } catch (fault) {
    return [`Nothing was written: ${String(fault)}`];
  }
}

const Told = styled(Soft)({ flex: '1 0 100%', margin: 0, '&:empty': { marginBlockStart: -8 } });

const Foot = styled.footer(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 60,
  padding: '8px 20px',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  '& > div': { flex: '1 1 160px', minInlineSize: 0 },
  '& > div > *': { display: 'block' },
}));
