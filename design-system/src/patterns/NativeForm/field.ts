/** A form's field by its name, whatever the language of its label: for stories that fill in a form. */
export function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`The form has no field named ${name}`);
  return found;
}
