import type { ComponentType } from 'react';
import type { FormProps } from './FormProps.ts';
import { PlainSignUpForm } from './PlainSignUpForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** The two kinds of form that are measured beside each other. */
export const kinds = { ours: SignUpForm, plain: PlainSignUpForm };

/** A page of many forms. */
export function Forms({
  of: Form,
  count,
  round,
}: {
  of: ComponentType<FormProps>;
  count: number;
  round: number;
}) {
  return Array.from({ length: count }, (_, index) => <Form key={index} round={round} />);
}
