import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ButtonVariant } from '../../../primitives/Button/Button.options.ts';
import type { FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';
import { media } from '../../../tokens/index.ts';
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
  const quiet = variant === 'plain';

  return (
    <Form method="post" action={action} data-quiet={quiet || undefined}>
      <HiddenFields {...rest} />
      {field !== undefined && <input type="hidden" name={field.name} value={field.value} />}
      <Button type="submit" size={quiet ? 'small' : 'medium'} variant={variant} aria-label={name} {...focus}>
        {label}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  /* As wide as the fields and buttons of the form that it belongs to. */
  ${media.narrow} {
    &:not([data-quiet]) {
      display: grid;
    }
  }
`;
