import type { CSSProperties } from 'react';
import { values } from '../../tokens/generated/values.ts';

const day = { ...values.artDawn.art, ...values.day.color };
const night = { ...values.artNight.art, ...values.night.color };

type Palette = Record<keyof typeof day, string>;

/** The coloured parts of a mail. Each name is also the class that the dark rules select. */
function stylesFor(palette: Palette) {
  const { skyA, skyM, skyB, orbA, orbB, waterA, waterB, glow } = palette;
  return {
    page: { backgroundColor: palette.page },
    sky: {
      backgroundColor: skyM,
      backgroundImage: `linear-gradient(${skyA}, ${skyM} 45%, ${skyB})`,
    },
    ringFar: { backgroundColor: mixed(skyM, glow, 0.14) },
    ringMiddle: { backgroundColor: mixed(skyM, glow, 0.28) },
    ringNear: { backgroundColor: mixed(skyM, glow, 0.42) },
    orb: { backgroundColor: orbB, backgroundImage: `linear-gradient(${orbA} 42%, ${orbB})` },
    water: { backgroundColor: waterA, backgroundImage: `linear-gradient(${waterA}, ${waterB})` },
    ripple: { backgroundColor: palette.ripple },
    sheet: { backgroundColor: palette.surface },
    words: { color: palette.text },
    soft: { color: palette.textSoft },
    less: { color: palette.success },
    link: { color: palette.link },
    mark: { backgroundColor: palette.logoOrb },
    rule: { borderColor: palette.line },
    action: { backgroundColor: palette.action, color: palette.onAction },
    moonSliver: { backgroundColor: palette.moonBack, backgroundImage: litFrom(palette, 78) },
    moonMore: { backgroundColor: palette.moonLit, backgroundImage: litFrom(palette, 32) },
    moonFull: { backgroundColor: palette.moonLit },
  } satisfies Record<string, CSSProperties>;
}

export type MailRole = keyof ReturnType<typeof stylesFor>;

const dayStyles = stylesFor(day);

/** Class and inline style of a part: light colours are inlined, since not every client reads style sheets. */
export function look(role: MailRole, shape: CSSProperties = {}): { className: string; style: CSSProperties } {
  return { className: role, style: { ...shape, ...dayStyles[role] } };
}

/** The dark colours, as rules that override the inline styles. */
export const nightRules = Object.entries(stylesFor(night))
  .map(([role, colours]) => `.${role} { ${declarationsOf(colours)} }`)
  .join('\n');

function declarationsOf(colours: CSSProperties): string {
  return Object.entries(colours)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${String(value)} !important;`)
    .join(' ');
}

function litFrom({ moonBack, moonLit }: Palette, percent: number): string {
  return `linear-gradient(90deg, ${moonBack} ${percent}%, ${moonLit} ${percent}%)`;
}

/** Mixes two colours of six hexadecimal digits, since not every client supports transparency. */
function mixed(under: string, over: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [under, over].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
