import * as React from 'react';
import { styled } from 'storybook/theming';

/** The lines of a transcript, in the order in which they are said. */
export function TranscriptLines({ lines, language }: { lines: readonly string[]; language: string }) {
  return (
    <Lines lang={language}>
      {lines.map((line, at) => (
        // The same words are said more than once.
        <li key={at}>{line}</li>
      ))}
    </Lines>
  );
}

const Lines = styled.ol(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 32,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  'li::marker': { color: theme.color.mediumdark, fontVariantNumeric: 'tabular-nums' },
}));
