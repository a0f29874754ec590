import * as React from 'react';
import { languages, type Language } from '@stillpoint/translations';
import { convert, styled, ThemeProvider, themes } from 'storybook/theming';
import { withOwnTexts, type AllTexts } from '../review/copy-desk/desk.ts';
import { deskState, onDesk, setDesk, useDesk } from '../review/copy-desk/deskStore.ts';
import { DeskView } from '../review/copy-desk/DeskView.tsx';
import { keptEdits, onEdits, textsOf } from '../review/copy-desk/edits.ts';
import { PlainButton } from '../review/PlainButton.tsx';
import { namespaceOf } from './known.ts';
import type { ChangedText, DeskMessage, PressedMessage } from './messages.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const theme = convert(dark ? themes.dark : themes.light);
/** The origin of the page around this one: no other one is heard. */
declare const SITE_ORIGIN: string;
const site = SITE_ORIGIN;

/** The copy desk beside a page of the site. */
export function SiteDesk() {
  const [language, setLanguage] = React.useState<Language>();
  const [untranslated, setUntranslated] = React.useState(false);

  React.useEffect(() => {
    const hear = ({ data, origin }: MessageEvent<PressedMessage>) => {
      if (origin !== site) return;
      setDesk({ chosen: data.keys[0], candidates: data.keys, searching: false });
      setUntranslated(data.keys.length === 0);
      setLanguage(languages.find((each) => each === data.language));
    };
    window.addEventListener('message', hear);
    const ends = [tellChanges(), () => window.removeEventListener('message', hear)];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  const { chosen } = useDesk();
  const isNear = React.useCallback(
    (key: string) => chosen !== undefined && namespaceOf(key) === namespaceOf(chosen),
    [chosen],
  );

  return (
    <ThemeProvider theme={theme}>
      <Root>
        <Head>
          <h1>Copy desk</h1>
          <PlainButton type="button" onClick={() => tell({ kind: 'closed' })}>
            Close
          </PlainButton>
        </Head>
        <DeskView
          language={language}
          readingOf={() => undefined}
          isNear={isNear}
          writable
          hint={
            untranslated
              ? 'These words are no text of the translations: editors, people or partners wrote them.'
              : 'On the page, with the Alt key.'
          }
          onChoose={(key) => setDesk({ chosen: key, searching: false })}
          onFind={(find) => setDesk({ find, searching: find !== '' })}
        >
          {() => (
            <p>
              Where people read it is shown by <code>npm run storybook</code>, with pictures.
            </p>
          )}
        </DeskView>
      </Root>
    </ThemeProvider>
  );
}

function tell(message: DeskMessage) {
  window.parent.postMessage(message, site);
}

/** Tells the page which texts say something else than when this was opened: by an edit, or in the files by now. */
function tellChanges(): () => void {
  let first: AllTexts | undefined;
  const follow = () => {
    const { texts } = deskState();
    if (texts.size === 0) return;
    first ??= texts;
    tell({ kind: 'texts', changed: changesBetween(first, withOwnTexts(texts, textsOf(keptEdits()))) });
  };
  const ends = [onDesk(follow), onEdits(follow)];
  return () => {
    for (const end of ends) end();
  };
}

function changesBetween(first: AllTexts, present: AllTexts): ChangedText[] {
  return [...present].flatMap(([language, texts]) =>
    [...texts].flatMap(([key, now]) => {
      const before = first.get(language)?.get(key);
      return before === undefined || before === now ? [] : [{ language, key, before, now }];
    }),
  );
}

const Root = styled.div(({ theme: { typography, background, color } }) => ({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  fontFamily: typography.fonts.base,
  background: background.content,
  color: color.defaultText,
  '& > :last-child': { flex: 1, minBlockSize: 0 },
}));

const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 20px 0',
  h1: { margin: 0, fontSize: 16 },
});
