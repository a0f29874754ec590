import { useTranslation } from 'react-i18next';
import { CodeField } from '../../identity/CodeField/CodeField.tsx';
import type { FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';

export interface MailedCodeFieldProps {
  problem: 'missing' | 'wrong' | 'expired' | undefined;
  triesLeft: number | undefined;
  focus: FieldFocus;
  /** Stands beside the label, and is read with it. */
  hint?: string | undefined;
}

/** Asks for a code that was mailed. */
export function MailedCodeField({ problem, triesLeft: count, focus, hint }: MailedCodeFieldProps) {
  const { t } = useTranslation('account');
  const left = problem === 'wrong' && count !== undefined ? [t(($) => $.password.code.left, { count })] : [];

  return (
    <CodeField
      label={t(($) => $.password.code.label)}
      hint={hint}
      problem={problem && [t(($) => $.password.code[problem]), ...left].join(' ')}
      focus={focus}
    />
  );
}
