import * as React from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { TranscriptLines } from './TranscriptLines.tsx';
import { useTranscripts } from './useTranscripts.ts';

/** What a screen reader says of the story that is shown, in the toolbar's language. */
export function TranscriptPanel() {
  const { storyId, index } = useStorybookState();
  const [globals] = useGlobals();
  // Undefined until the story has told the toolbar.
  const { language } = globals as { language?: string };
  const entry = index?.[storyId] as { name?: string; importPath?: string } | undefined;
  const loaded = useTranscripts(entry?.importPath, language);
  const transcript =
    loaded.status === 'ready' ? loaded.transcripts.find(({ story }) => story === entry?.name) : undefined;

  if (loaded.status === 'loading' || language === undefined) return <Root>Loading …</Root>;
  if (transcript === undefined) {
    return <Root>There is no transcript: screens have them, in the five languages of the product.</Root>;
  }
  return (
    <Root>
      <p>
        Computed from roles, names and states, as <code>npm run transcripts</code> last heard it. It is not
        VoiceOver, NVDA or TalkBack: each of them has words and an order of its own. Header and footer are
        left out.
      </p>
      <TranscriptLines lines={transcript.lines} language={language} />
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  padding: 16,
  fontSize: theme.typography.size.s2,
  p: { maxInlineSize: '46rem', margin: '0 0 12px', color: theme.color.mediumdark },
}));
