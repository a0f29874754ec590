import type { ReactNode } from 'react';
import { Button, FormField, TextField } from '../../../../design-system/src/index.ts';
import { PlainField } from './PlainSignUpForm.tsx';

/** What differs between two renders of a control. */
export interface ControlProps {
  words: string;
  /** The look that an attribute chooses: a button's variant, and whether a field is invalid. */
  other: boolean;
}

type Draw = (props: ControlProps) => ReactNode;

/** Single controls of the design system, each beside the same elements of plain React with a class. */
export const controls = {
  button: {
    ours: ({ words, other }) => <Button variant={other ? 'secondary' : 'primary'}>{words}</Button>,
    plain: ({ words, other }) => (
      <button
        className="button"
        type="button"
        data-variant={other ? 'secondary' : 'primary'}
        data-size="medium"
      >
        {words}
      </button>
    ),
  },
  field: {
    ours: ({ words, other }) => (
      <FormField label={words}>
        {(control) => <TextField {...control} name="name" autoComplete="name" aria-invalid={other} />}
      </FormField>
    ),
    plain: ({ words, other }) => (
      <PlainField label={words}>
        {(id) => (
          <input className="input" id={id} type="text" name="name" autoComplete="name" aria-invalid={other} />
        )}
      </PlainField>
    ),
  },
} satisfies Record<string, Record<'ours' | 'plain', Draw>>;
