import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useHydrated } from '../../../primitives/useHydrated/useHydrated.ts';
import { CopyResult } from './CopyResult.tsx';

/**
 * Copies the key. That takes a script: the page's own shows the button, answers its press and shows what became of the copy.
 * It finds each part by its `data-codes`, as beside the recovery codes.
 */
export function CopyKey() {
  const { t } = useTranslation('authenticatorApp');
  const hydrated = useHydrated();

  return (
    <div>
      <Buttons hidden={!hydrated} data-codes="buttons">
        <Button variant="plain" size="small" data-codes="copy">
          {t(($) => $.key.copy)}
        </Button>
      </Buttons>
      <CopyResult copied={t(($) => $.key.copied)} notCopied={t(($) => $.key.notCopied)} />
    </div>
  );
}

const Buttons = styled.div`
  display: flex;
  justify-content: center;
`;
