import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, radius, space } from '../../../tokens/index.ts';
import type { NewRecoveryCodes } from './AuthenticatorAppState.ts';

export interface CodeSheetProps {
  state: NewRecoveryCodes;
}

/** The recovery codes. One press marks all of them. On paper they stand alone, with the address that they are for. */
export function CodeSheet({ state: { codes, site } }: CodeSheetProps) {
  const { t } = useTranslation('authenticatorApp');

  return (
    <Sheet>
      <Printed>{t(($) => $.codes.file)}</Printed>
      <Codes aria-label={t(($) => $.codes.list)} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Printed translate="no">{site}</Printed>
    </Sheet>
  );
}

const Sheet = styled.div`
  @media print {
    color: canvastext;

    /* All that neither holds the sheet nor is in it. */
    body:has(&) :not(:has(&), &, & *) {
      display: none;
    }
    body:has(&) :has(&) {
      display: block;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    html:has(&) {
      color-scheme: light;
    }
    html:has(&),
    body:has(&) {
      background: none;
    }
  }
`;

const Printed = styled.p`
  display: none;

  @media print {
    display: block;
    padding: 1rem;
    text-align: center;
  }
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: 1rem 1.25rem;
  border-radius: ${radius.l};
  background: ${color.surfaceSunken};
  font-family: ui-monospace, monospace;
  text-align: center;
  user-select: all;

  @media print {
    background: none;
  }
`;
