import type { CSSProperties } from 'react';

const display = "Fraunces, Georgia, 'Times New Roman', serif";
const text = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Text styles of mails, in pixels: not every client supports rem. No font is downloaded. */
export const type = {
  title: {
    fontFamily: display,
    fontSize: '34px',
    lineHeight: '38px',
    fontWeight: 400,
    letterSpacing: '-0.6px',
    textWrap: 'balance',
  },
  logo: {
    fontFamily: display,
    fontSize: '22px',
    lineHeight: '32px',
    fontWeight: 400,
    letterSpacing: '-0.4px',
  },
  figure: {
    fontFamily: display,
    fontSize: '30px',
    lineHeight: '34px',
    fontWeight: 400,
    letterSpacing: '-0.6px',
  },
  code: {
    fontFamily: text,
    fontSize: '40px',
    lineHeight: '48px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '6px',
  },
  longCode: {
    fontFamily: text,
    fontSize: '22px',
    lineHeight: '32px',
    fontWeight: 600,
    letterSpacing: '0.5px',
  },
  body: { fontFamily: text, fontSize: '17px', lineHeight: '27px' },
  strong: { fontFamily: text, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  small: { fontFamily: text, fontSize: '15px', lineHeight: '22px' },
  fine: { fontFamily: text, fontSize: '13px', lineHeight: '20px' },
} satisfies Record<string, CSSProperties>;
