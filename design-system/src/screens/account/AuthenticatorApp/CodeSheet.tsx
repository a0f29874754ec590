import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { printedSheetLook } from '../../../patterns/PrintedSheet/PrintedSheet.look.ts';
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
  ${printedSheetLook}
  @media print {
    color: canvastext;
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
