/** The id of the control that asks a question, about a person or thing where there are several: the no leads back to it. */
export function askerId(what: string, about?: string): string {
  return about === undefined ? `ask-${what}` : `ask-${what}-${about}`;
}
