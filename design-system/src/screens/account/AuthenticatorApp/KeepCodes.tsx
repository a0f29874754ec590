import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButtons } from './CopyButtons.tsx';

/** Copies and prints the recovery codes. */
export function KeepCodes() {
  const { t } = useTranslation('authenticatorApp');

  return (
    <CopyButtons
      copy={t(($) => $.codes.copy)}
      copied={t(($) => $.codes.copied)}
      notCopied={t(($) => $.codes.notCopied)}
    >
      <Button variant="plain" size="small" data-codes="print">
        {t(($) => $.codes.print)}
      </Button>
    </CopyButtons>
  );
}
