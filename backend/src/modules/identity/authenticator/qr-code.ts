import { encode } from 'uqr';

/** A QR code to draw: a square of so many modules, and strokes of one module's width along the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws a text as a QR code, without the white edge that has to stand around it. */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'L', border: 0 });
  return { size, path: data.map(strokesOf).join('') };
}

/** The dark modules of a row: to the first one, along it, and from each run to the next. */
function strokesOf(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/( *)(#+)/g),
  ];
  return runs
    .map(([, gap = '', dark = ''], index) =>
      index === 0 ? `M${gap.length} ${y}.5h${dark.length}` : `m${gap.length} 0h${dark.length}`,
    )
    .join('');
}
