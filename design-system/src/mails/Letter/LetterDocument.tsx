import { Body, Head, Html, Preview } from '@react-email/components';
import { Letter, type LetterProps } from './Letter.tsx';
import { look, nightRules } from './paint.ts';

export interface LetterDocumentProps extends LetterProps {
  language: string;
}

/** A mail as it is sent: the letter, and the colours of the night for clients that know it. */
export function LetterDocument({ content, home, language }: LetterDocumentProps) {
  return (
    <Html lang={language}>
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
        <Letter content={content} home={home} />
      </Body>
    </Html>
  );
}
