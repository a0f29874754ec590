import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

export interface WorkEmailFailureProps {
  /**
   * The code proved nothing.
   * @default false
   */
  refused?: boolean;
  minutes: number | undefined;
}

/** What a refusal says above a form. */
export function WorkEmailFailure({ refused = false, minutes: count }: WorkEmailFailureProps) {
  const { t } = useTranslation('workEmail');

  if (count !== undefined) {
    return (
      <Notice tone="error" tabIndex={-1} {...focusOnLoad} title={t(($) => $.tooManyAttempts.title)}>
        {t(($) => $.tooManyAttempts.text, { count })}
      </Notice>
    );
  }
  return refused ? (
    <Notice tone="error" title={t(($) => $.failure.title)}>
      {t(($) => $.failure.text)}
    </Notice>
  ) : null;
}
