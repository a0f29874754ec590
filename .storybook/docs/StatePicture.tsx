import { useCallback } from 'react';
import { styled } from 'storybook/theming';
import { drawForDocs } from '../drawing/drawForDocs.ts';
import { Picture } from '../review/Picture.tsx';
import { storyAddress } from '../review/sheet-address.ts';
import type { State } from '../review/states.ts';
import { useGlobal } from './useGlobal.ts';

interface StatePictureProps {
  state: State;
  /** Another state: the picture shows where this one differs from it. */
  comparedWith?: State;
  height: number;
  /** @default 165 */
  width?: number;
  /** Where a press leads. Without it, to the story. */
  href?: string;
  /** Without it, the name of the state. */
  name?: string;
}

/** A picture of a state on a phone, in the toolbar's language and theme, and its name. */
export function StatePicture({
  state,
  comparedWith = state,
  height,
  width = 165,
  href,
  name = state.name,
}: StatePictureProps) {
  const language = useGlobal('language');
  const theme = useGlobal('theme');
  const draw = useDrawing(state, language, theme);
  const drawOther = useDrawing(comparedWith, language, theme);

  return (
    <Root href={href ?? storyAddress(state.id, { language, theme })} target="_top">
      <Picture
        title={name}
        draw={draw}
        width={360}
        shownWidth={width}
        shownHeight={height}
        {...(comparedWith !== state && { comparedWith: drawOther })}
      />
      {name}
    </Root>
  );
}

function useDrawing(state: State, language: string, theme: string) {
  return useCallback(
    (signal: AbortSignal) => drawForDocs(state, { language, theme }, signal),
    [state, language, theme],
  );
}

const Root = styled.a(({ theme }) => ({
  display: 'grid',
  gap: 6,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.35,
  textDecoration: 'none',
  '& > :first-of-type': { border: `1px solid ${theme.appBorderColor}`, borderRadius: theme.appBorderRadius },
  '&:hover': { color: theme.color.secondary },
}));
