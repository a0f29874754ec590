import type { CSSProperties } from 'react';
import { Section } from './mailElements.ts';
import { look } from './mailStyles.ts';
import { type } from './textStyles.ts';

export interface CodeProps {
  code: string;
}

/** A code alone on a line. One press selects all of it, and screen readers say each digit. */
export function Code({ code }: CodeProps) {
  const size = code.length > 8 ? type.longCode : type.code;
  // The space after the last digit would move the digits off the middle.
  const centred = { ...line, ...size, paddingLeft: size.letterSpacing };

  return (
    <Section {...look('page', box)}>
      <span {...look('words', centred)} role="img" aria-label={code.split('').join(' ')}>
        {code}
      </span>
    </Section>
  );
}

const box: CSSProperties = { margin: '8px 0 24px', padding: '18px 4px', borderRadius: '20px' };

const line: CSSProperties = {
  display: 'block',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'all',
  WebkitUserSelect: 'all',
};
