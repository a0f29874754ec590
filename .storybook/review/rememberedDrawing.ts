import type { Drawing, StoryAddress } from './drawing.ts';

/** A drawing that draws one story once a look: the one that all others are compared with. Again, where it failed. */
export function rememberedDrawing(draw: Drawing, { importPath, exportName }: StoryAddress): Drawing {
  const drawn = new Map<string, Promise<string>>();
  const neverAborted = new AbortController().signal;

  return (story, look, signal) => {
    if (story.importPath !== importPath || story.exportName !== exportName) return draw(story, look, signal);

    const key = `${look.language} ${look.theme}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;

    const made = draw(story, look, neverAborted).catch((fault: unknown) => {
      drawn.delete(key);
      throw fault;
    });
    drawn.set(key, made);
    return made;
  };
}
