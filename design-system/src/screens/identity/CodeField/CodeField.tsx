import { useTranslation } from 'react-i18next';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';

export interface CodeFieldProps {
  label: string;
  problem?: string | undefined;
  /**
   * Stands beside the label, and is read with it. `null` where the page's title says how many digits a code has.
   * @default how many digits a code has
   */
  hint?: string | null | undefined;
  focus?: FieldFocus;
}

/** Asks for a code of six digits. Spaces between them do no harm. */
export function CodeField({ label, problem, hint, focus }: CodeFieldProps) {
  const { t } = useTranslation('common');
  const digits = t(($) => $.code.digits);

  return (
    <FormField label={label} hint={hint === null ? undefined : (hint ?? digits)} problem={problem}>
      {(control) => (
        <TextField
          {...control}
          {...focus}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="\s*([0-9]\s*){6}"
          title={digits}
          required
        />
      )}
    </FormField>
  );
}
