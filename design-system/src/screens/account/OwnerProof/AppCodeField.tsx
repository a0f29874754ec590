import { useTranslation } from 'react-i18next';
import type { FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';
import { CodeField } from '../../identity/CodeField/CodeField.tsx';

export interface AppCodeFieldProps {
  /** `used`: the code was right, and was used before. */
  problem: 'missing' | 'wrong' | 'used' | undefined;
  triesLeft: number | undefined;
  focus: FieldFocus;
}

/** Asks for the code that the authenticator app shows. */
export function AppCodeField({ problem, triesLeft: count, focus }: AppCodeFieldProps) {
  const { t } = useTranslation('account');
  const left =
    problem !== undefined && count !== undefined ? [t(($) => $.password.code.left, { count })] : [];

  return (
    <CodeField
      label={t(($) => $.proof.app.label)}
      problem={problem && [t(($) => $.proof.app[problem]), ...left].join(' ')}
      focus={focus}
    />
  );
}
