/** A form's field by its name, whatever the language of its label: for stories that fill in a form. */
export function field(form: HTMLFormElement, name: string): HTMLInputElement {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`The form has no field named ${name}`);
  return found;
}
