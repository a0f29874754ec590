import { useTranslation } from 'react-i18next';
import { CopyButtons } from './CopyButtons.tsx';

/** Copies the key. */
export function CopyKey() {
  const { t } = useTranslation('authenticatorApp');

  return (
    <CopyButtons
      copy={t(($) => $.key.copy)}
      copied={t(($) => $.key.copied)}
      notCopied={t(($) => $.key.notCopied)}
    />
  );
}
