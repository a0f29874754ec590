import { Button } from '../../../primitives/Button/Button.tsx';
import type { ButtonVariant } from '../../../primitives/Button/Button.options.ts';
import type { FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';
import { HiddenFields, type HiddenFieldsProps } from './HiddenFields.tsx';

export interface OneButtonFormProps extends HiddenFieldsProps {
  action: string;
  /** What else it posts. */
  field?: { name: string; value: string };
  label: string;
  /** What is heard in place of the label. It contains the label. */
  name?: string;
  /** @default 'plain' */
  variant?: ButtonVariant;
  focus?: FieldFocus;
}

/** A change that takes one press. */
export function OneButtonForm({
  action,
  field,
  label,
  name,
  variant = 'plain',
  focus,
  ...rest
}: OneButtonFormProps) {
  return (
    <form method="post" action={action}>
      <HiddenFields {...rest} />
      {field !== undefined && <input type="hidden" name={field.name} value={field.value} />}
      <Button type="submit" size="small" variant={variant} aria-label={name} {...focus}>
        {label}
      </Button>
    </form>
  );
}
