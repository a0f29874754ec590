/**
 * The attribute of the element that the page was opened for: it has the focus, and is scrolled into view, when the page
 * opens, without a script. Of several on a page the first one counts. An address with a fragment would turn it off.
 */
export const focusOnLoad = { autoFocus: true } as const;

/** Whether a field is that element. */
export type FieldFocus = typeof focusOnLoad | undefined;

/** Gives the focus to the first field with a problem, or to the first field of a form without any. */
export function focusOnFirst<Field extends string>(
  fields: readonly [Field, ...Field[]],
  problems: Partial<Record<Field, unknown>>,
) {
  const focused = fields.find((field) => problems[field] !== undefined) ?? fields[0];
  return (field: Field): FieldFocus => (field === focused ? focusOnLoad : undefined);
}
