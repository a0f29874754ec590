import type { WebFont } from './faces.ts';

/** `@font-face` rules: each web font, and its fallbacks adjusted to its metrics, so that the layout does not shift when it loads. */
export function fontsCss(fonts: WebFont[]): string {
  return fonts.flatMap((font) => [webFace(font), ...standInFaces(font)]).join('');
}

function webFace({ family, weight }: WebFont): string {
  return face(family, {
    src: `url('./static/fonts/${family.toLowerCase()}.woff2') format('woff2')`,
    'font-weight': weight,
    'font-display': 'swap',
  });
}

function standInFaces({ family, weight, ascent, descent, standIns }: WebFont): string[] {
  return standIns.map((standIn) =>
    face(`${family} fallback`, {
      src: standIn.local.map((name) => `local('${name}')`).join(', '),
      'font-weight': standIn.weight ?? weight,
      'size-adjust': percent(standIn.sizeAdjust),
      'ascent-override': percent(ascent / standIn.sizeAdjust),
      'descent-override': percent(descent / standIn.sizeAdjust),
      'line-gap-override': '0%',
    }),
  );
}

function face(family: string, descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n  font-family: '${family}';\n${lines.join('')}}\n`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}
