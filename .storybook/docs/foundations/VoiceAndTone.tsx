import { Markdown } from '@storybook/addon-docs/blocks';
import { languageRecords, languages } from '../../../translations/index.ts';
import { productLanguage } from '../../review/languages.ts';
import { useGlobal } from '../useGlobal.ts';
import { FoundationPage } from './FoundationPage.tsx';

const notes: Record<string, string> = import.meta.glob(
  '../../../translations/notes/{README,glossary,tone-*}.md',
  { query: '?raw', import: 'default', eager: true },
);

/** How we write: the voice, the tone of the toolbar's language, and one word for one thing. */
export function VoiceAndTone() {
  const language = productLanguage(useGlobal('language'));

  return (
    <FoundationPage
      title="Voice and tone"
      lead={
        <>
          What translators and copywriters read, from <code>translations/notes</code>. Below the voice stands
          the tone of {languageRecords[language].displayName}: the toolbar’s language chooses among{' '}
          {languages.map((each) => languageRecords[each].displayName).join(', ')}.
        </>
      }
    >
      {['README', `tone-${language}`, 'glossary'].map((name) => (
        <Markdown key={name}>{belowTitle(notes[`../../../translations/notes/${name}.md`] ?? '')}</Markdown>
      ))}
    </FoundationPage>
  );
}

/** Headings one level down: the page has its own of the first. */
function belowTitle(text: string): string {
  return text.replace(/^#/gm, '##');
}
