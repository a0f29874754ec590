import { yupResolver } from '@hookform/resolvers/yup';
import { createFormControl, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { afterPress } from '../presses/presses.ts';

/** A form's problems by field, as the codes that its schema gives. */
export type FieldProblems = Record<string, string>;

/** Watches a native form and checks what is in it. */
export interface FormRules {
  /**
   * Tells the problems of the fields that were left, and again when they are mended: never during a press, and not
   * those of an empty field that was only visited.
   */
  watch: (form: HTMLFormElement, onProblems: (problems: FieldProblems) => void) => void;
  /** Checks the whole form as it stands. Undefined where nothing is wrong. */
  check: (form: HTMLFormElement) => Promise<FieldProblems | undefined>;
}

/** Puts react-hook-form, without React, over a native form: the inputs stay the ones that the server drew. */
export function watchForm<Values extends FieldValues>(schema: ObjectSchema<Values>): FormRules {
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
        if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
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
      let problems: FieldProblems | undefined;
      for (const name of names) setValue(name, valueOf(form.elements.namedItem(name)) as never);
      await handleSubmit(
        () => undefined,
        (errors) => {
          problems = codesOf(errors);
        },
      )();
      return problems;
    },
  };
}

function valueOf(input: Element | RadioNodeList | null): string | boolean {
  if (input instanceof HTMLTextAreaElement) return input.value;
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
