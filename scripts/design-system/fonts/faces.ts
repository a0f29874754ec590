/** A web font, and the fonts of devices that stand in for it until it has arrived. */
export interface WebFont {
  family: string;
  dependency: string;
  file: string;
  /** Range of weights that the file holds. */
  weight: string;
  /** Ascent and descent as shares of the font size, from the font's `hhea` table. */
  ascent: number;
  descent: number;
  /** From the last resort to the most likely: a browser takes the last face whose font the device has. */
  standIns: StandIn[];
}

interface StandIn {
  /** Full names under which devices know it. */
  local: string[];
  /** Width of the web font's text as a share of this font's, so that lines break where they will break. */
  sizeAdjust: number;
  /** @default the web font's own range */
  weight?: string;
}

/**
 * Widths are those of one text in all five languages, set by Chromium at 100 px: Fraunces at 380, the weight of
 * headings, against Georgia (through Gelasio, which has its widths), Noto Serif and DejaVu Serif; Figtree at 400
 * and at 600 against Arial (through Liberation Sans, which has its widths) and Roboto.
 */
export const webFonts: WebFont[] = [
  {
    family: 'Fraunces',
    dependency: '@fontsource-variable/fraunces',
    file: 'fraunces-latin-wght-normal.woff2',
    weight: '100 900',
    ascent: 0.978,
    descent: 0.255,
    standIns: [
      { local: ['DejaVu Serif'], sizeAdjust: 0.899 },
      { local: ['Noto Serif', 'Noto Serif Regular'], sizeAdjust: 0.972 },
      { local: ['Georgia', 'Gelasio'], sizeAdjust: 1.047 },
    ],
  },
  {
    family: 'Figtree',
    dependency: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    weight: '300 900',
    ascent: 0.95,
    descent: 0.25,
    standIns: [
      { local: ['Roboto', 'Roboto Regular'], sizeAdjust: 1.008, weight: '300 569' },
      { local: ['Roboto', 'Roboto Regular'], sizeAdjust: 1.024, weight: '570 900' },
      { local: ['Arial', 'Liberation Sans'], sizeAdjust: 1.002, weight: '300 569' },
      { local: ['Arial Bold', 'Liberation Sans Bold'], sizeAdjust: 0.949, weight: '570 900' },
    ],
  },
];
