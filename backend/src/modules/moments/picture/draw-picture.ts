import { renderAsync } from '@resvg/resvg-js';
import type { MomentHour } from '../tables.ts';
import { brokenInto, canDraw, faces, outlineOf, widthOf, withName } from './text-outlines.ts';

/** The size of pictures that links are shown with. */
export const pictureSize = { width: 1200, height: 630 };

/** What a picture says. */
export interface PictureWords {
  /** Says that a person shared a moment. */
  sentence: (name: string) => string;
  name: string;
  /** The name of the exercise. */
  title: string;
}

const left = 75;
/** From there on the circle stands. */
const textWidth = 590;
const titleSize = 84;
const sentenceSize = 27;

/** Tones of the text on each sky. */
const tones = {
  dawn: { ink: '#1f1b3a', accent: '#e8843c' },
  dusk: { ink: '#f3efff', accent: '#ffd08a' },
  night: { ink: '#f3efff', accent: '#ffd9a0' },
} satisfies Record<MomentHour, { ink: string; accent: string }>;

/** Draws the picture of a moment as PNG, on the landscape of its hour, which is given as SVG. */
export async function drawPicture(landscape: string, hour: MomentHour, words: PictureWords): Promise<Buffer> {
  const { width, height } = pictureSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    landscape.replace('<svg ', `<svg width="${width}" height="${height}" `) +
    `${mark(hour)}${text(hour, words)}</svg>`;
  // Every letter is a path: fonts of the machine are neither read nor needed.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** The product's mark and name. */
function mark(hour: MomentHour): string {
  const { ink, accent } = tones[hour];
  const name = outlineOf('Stillpoint', faces.display, { x: left + 51, y: 86, size: 36 });
  return (
    `<circle cx="94" cy="69" r="13" fill="${accent}"/>` +
    `<g fill="${ink}"><rect x="${left - 1}" y="81" width="40" height="3" rx="1.5"/>` +
    `<rect x="84" y="88.5" width="20" height="3" rx="1.5"/><path d="${name}"/></g>`
  );
}

function text(hour: MomentHour, { sentence, name, title }: PictureWords): string {
  const { ink, accent } = tones[hour];
  const said = withName(sentence, name, faces.text, { size: sentenceSize, width: textWidth });
  // A name in letters that our fonts do not have is left out; the page has it.
  const first = canDraw(said, faces.text)
    ? outlineOf(said, faces.text, { x: left - 2, y: 154, size: sentenceSize })
    : '';
  const lines = brokenInto(title, faces.display, { size: titleSize, width: textWidth });
  const outlines = lines.map((line, at) =>
    outlineOf(line, faces.display, { x: left - 3, y: 242 + at * 80, size: titleSize }),
  );
  return `<path fill="${ink}" d="${first}${outlines.join('')}"/>${endOf(lines, accent)}`;
}

/** The full stop behind the title, in the colour of the circle. */
function endOf(lines: readonly string[], accent: string): string {
  const last = lines.at(-1) ?? '';
  const x = left + widthOf(last, faces.display, titleSize) + 6;
  return `<circle cx="${x}" cy="${234 + (lines.length - 1) * 80}" r="8.5" fill="${accent}"/>`;
}
