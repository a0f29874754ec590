import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

/** Says how long to wait before the next try. */
export function TooManyTries({ waitMinutes: count }: { waitMinutes: number }) {
  const { t } = useTranslation('newPassword');

  return (
    <Notice tone="error" tabIndex={-1} {...focusOnLoad} title={t(($) => $.failure.tooManyAttempts.title)}>
      {t(($) => $.failure.tooManyAttempts.text, { count })}
    </Notice>
  );
}
