import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

/** Says that the last code can be used, and how long to wait before the next one. */
export function CodeOnItsWay({ waitMinutes: count }: { waitMinutes: number }) {
  const { t } = useTranslation('account');

  return (
    <Notice tone="info" tabIndex={-1} {...focusOnLoad} title={t(($) => $.proof.wait.title)}>
      {t(($) => $.proof.wait.text, { count })}
    </Notice>
  );
}
