import { yupResolver } from '@hookform/resolvers/yup';
import { createFormControl, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { afterPress } from './presses.ts';

/** A form's problems by field, as the codes that its schema gives. */
export type FieldProblems = Record<string, string>;

export type CheckedForm<Values> = { ok: true; values: Values } | { ok: false; problems: FieldProblems };

/** Watches a native form and checks what is in it. */
export interface FormGuard<Values> {
  /**
   * Tells the problems of the fields that were left, and again when they are mended: never during a press, and not
   * those of an empty field that was only visited.
   */
  watch: (form: HTMLFormElement, onProblems: (problems: FieldProblems) => void) => void;
  /** Checks the whole form as it stands. */
  check: (form: HTMLFormElement) => Promise<CheckedForm<Values>>;
}

/** Puts react-hook-form, without React, over a native form: the inputs stay the ones that the server drew. */
export function guardForm<Values extends FieldValues>(schema: ObjectSchema<Values>): FormGuard<Values> {
  const { register, subscribe, handleSubmit, setValue } = createFormControl<Values, unknown, Values>({
    // yup types each field as one that may be left out; react-hook-form as one that is there.
    resolver: yupResolver(schema) as unknown as Resolver<Values, unknown, Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const names = Object.keys(schema.fields) as Path<Values>[];

  return {
    watch(form, onProblems) {
      for (const name of names) {
        const field = register(name);
        const input = form.elements.namedItem(name);
        if (!(input instanceof HTMLInputElement)) continue;
        field.ref(input);
        let edited = input.defaultValue !== '';
        input.addEventListener('input', (event) => {
          edited = true;
          void field.onChange(event);
        });
        input.addEventListener('focusout', (event) => {
          if (edited || input.value !== '') void field.onBlur(event);
        });
      }
      subscribe({
        formState: { errors: true },
        callback: ({ errors }) => {
          const problems = codesOf(errors ?? {});
          afterPress(() => {
            onProblems(problems);
          });
        },
      });
    },

    async check(form) {
      let checked: CheckedForm<Values> = { ok: false, problems: {} };
      for (const name of names) setValue(name, valueOf(form.elements.namedItem(name)) as never);
      await handleSubmit(
        (values) => {
          checked = { ok: true, values };
        },
        (errors) => {
          checked = { ok: false, problems: codesOf(errors) };
        },
      )();
      return checked;
    },
  };
}

function valueOf(input: Element | RadioNodeList | null): string | boolean {
  if (!(input instanceof HTMLInputElement)) return '';
  return input.type === 'checkbox' ? input.checked : input.value;
}

function codesOf(errors: object): FieldProblems {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      (error as { message?: string }).message ?? 'invalid',
    ]),
  );
}
