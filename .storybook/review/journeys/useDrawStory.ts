import * as React from 'react';
import type { Drawing, StoryAddress, StoryLook } from '../drawing.ts';

/** Gives the function that draws a story in a look. It is the same for as long as both are, whatever names them. */
export function useDrawStory(
  { importPath, exportName }: StoryAddress,
  draw: Drawing,
  { language, theme }: StoryLook,
): (signal: AbortSignal) => Promise<string> {
  return React.useCallback(
    (signal) => draw({ importPath, exportName }, { language, theme }, signal),
    [draw, importPath, exportName, language, theme],
  );
}
