/** The form of a screen's main part, for stories and tests. */
export function formIn(canvas: HTMLElement): HTMLFormElement {
  const form = canvas.querySelector('main form');
  if (!(form instanceof HTMLFormElement)) throw new Error('There is no form in the main part of the page.');
  return form;
}
