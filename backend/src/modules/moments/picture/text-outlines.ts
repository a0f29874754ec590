import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** A font in the files that it is delivered in: the letters of most languages here, and those of more of them. */
interface Face {
  fonts: readonly Font[];
  /** What is added between two letters, as a share of the font's height. */
  tracking: number;
}

const require = createRequire(import.meta.url);

/** Headings and what stands below them, in the two fonts of the product. */
export const faces = {
  display: { fonts: fontsOf('fraunces', 400), tracking: -0.025 },
  text: { fonts: fontsOf('figtree', 500), tracking: 0 },
} satisfies Record<string, Face>;

function fontsOf(family: string, weight: number): readonly Font[] {
  return ['latin', 'latin-ext'].map((letters) => {
    const file = require.resolve(`@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff2`);
    return create(readFileSync(file)) as Font;
  });
}

/** Where a text stands: its first letter's left side and its base line, and the height of its font, in pixels. */
export interface TextPlace {
  x: number;
  y: number;
  size: number;
}

/** Whether the font has a letter for each character. */
export function canDraw(text: string, face: Face): boolean {
  return Array.from(text).every((character) => fontFor(character, face) !== undefined);
}

/** How wide the text is, in pixels. */
export function widthOf(text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce((width, { font, part }) => {
    const { advanceWidth, glyphs } = font.layout(part);
    return width + (advanceWidth * size) / font.unitsPerEm + glyphs.length * face.tracking * size;
  }, 0);
}

/** The text as a path, so that no font is needed where it is drawn. */
export function outlineOf(text: string, face: Face, { x, y, size }: TextPlace): string {
  let left = x;
  let outline = '';
  for (const { font, part } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      // A font counts upwards, a picture downwards.
      outline += glyph.path
        .transform(scale, 0, 0, -scale, left + xOffset * scale, y - yOffset * scale)
        .toSVG();
      left += xAdvance * scale + face.tracking * size;
    });
  }
  return outline;
}

/** Lines that are no wider than so many pixels, broken between words. A word that is wider has a line of its own. */
export function brokenInto(
  text: string,
  face: Face,
  { size, width }: { size: number; width: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
    if (lines.length > 0 && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A sentence with a name, which is shortened until the sentence is no wider than so many pixels. */
export function withName(
  sentence: (name: string) => string,
  name: string,
  face: Face,
  { size, width }: { size: number; width: number },
): string {
  const characters = Array.from(name);
  let whole = sentence(name);
  while (characters.length > 1 && widthOf(whole, face, size) > width) {
    characters.pop();
    whole = sentence(`${characters.join('').trim()}…`);
  }
  return whole;
}

/** The parts of a text by the file that has their letters. */
function runsOf(text: string, face: Face): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = [];
  for (const character of text) {
    const font = fontFor(character, face) ?? face.fonts[0];
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.part += character;
    else runs.push({ font, part: character });
  }
  return runs;
}

function fontFor(character: string, face: Face): Font | undefined {
  return face.fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
