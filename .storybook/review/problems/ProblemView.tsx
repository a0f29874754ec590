import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Drawing } from '../drawing.ts';
import { Picture } from '../Picture.tsx';
import { PlainButton } from '../PlainButton.tsx';
import { storyAddress, type Sheet } from '../sheet-address.ts';
import type { State } from '../states.ts';
import type { Problem } from './record.ts';
import { sentenceOf } from './sentences.ts';

/** Widths of the enlarged pictures by the widths of the pages in them. */
const shownWidths = { 360: 360, 768: 560, 1280: 760 };

interface ProblemViewProps {
  problem: Problem;
  state: State;
  language: string;
  title: string;
  sheet: Sheet;
  draw: Drawing;
  onClose: () => void;
}

/** A problem in a sentence, and its picture enlarged with the place outlined. */
export function ProblemView({ problem, state, language, title, sheet, draw, onClose }: ProblemViewProps) {
  const { theme, width } = sheet;
  const dialog = React.useRef<HTMLDialogElement>(null);
  const drawState = React.useCallback(
    (signal: AbortSignal) => draw(state, { language, theme }, signal),
    [draw, state, language, theme],
  );
  React.useEffect(() => dialog.current?.showModal(), []);

  return (
    <Dialog ref={dialog} aria-label={title} onClose={onClose}>
      <b>{title}</b>
      <p>{sentenceOf(problem)}</p>
      <Picture
        title={`${title}, enlarged`}
        draw={drawState}
        width={width}
        shownWidth={shownWidths[width]}
        shownHeight={420}
        outlined={problem.place === undefined ? [] : [problem.place]}
      />
      <footer>
        <a href={storyAddress(state.id, { language, theme })}>Open the story</a>
        <form method="dialog">
          <PlainButton>Close</PlainButton>
        </form>
      </footer>
    </Dialog>
  );
}

const Dialog = styled.dialog(({ theme }) => ({
  padding: 20,
  maxInlineSize: 'min(800px, 92vw)',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  background: theme.background.content,
  color: theme.color.defaultText,
  '&::backdrop': { background: 'rgb(0 0 0 / 0.4)' },
  p: { margin: '4px 0 16px' },
  footer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    marginBlockStart: 16,
  },
  a: { color: theme.color.secondary },
}));
