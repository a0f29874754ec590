import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useHydrated } from '../../../primitives/useHydrated/useHydrated.ts';
import { space } from '../../../tokens/index.ts';
import { CopyResult } from './CopyResult.tsx';

/**
 * Copies and prints the recovery codes. Both take a script: the page's own shows the buttons, answers their presses and
 * shows what became of a copy, which is in the page already. It finds each part by its `data-codes`.
 */
export function KeepCodes() {
  const { t } = useTranslation('authenticatorApp');
  const hydrated = useHydrated();

  return (
    <div>
      <Buttons hidden={!hydrated} data-codes="buttons">
        <Button variant="plain" size="small" data-codes="copy">
          {t(($) => $.codes.copy)}
        </Button>
        <Button variant="plain" size="small" data-codes="print">
          {t(($) => $.codes.print)}
        </Button>
      </Buttons>
      <CopyResult copied={t(($) => $.codes.copied)} notCopied={t(($) => $.codes.notCopied)} />
    </div>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
