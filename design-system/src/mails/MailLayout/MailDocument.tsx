import { languageRecords } from '@stillpoint/translations';
import { Body, Head, Html, Preview } from './mailElements.ts';
import { MailLayout, type MailLayoutProps } from './MailLayout.tsx';
import { look, nightRules } from './mailStyles.ts';

/** The HTML document of a mail, with the dark colours for clients that support them. */
export function MailDocument({ content, frame }: MailLayoutProps) {
  return (
    <Html lang={languageRecords[frame.language].locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{`:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
${nightRules}
}`}</style>
      </Head>
      <Body {...look('page', { margin: 0, padding: 0 })}>
        <Preview>{content.preview}</Preview>
        <MailLayout content={content} frame={frame} />
      </Body>
    </Html>
  );
}
