/** Shows the button of a password field, and lets it show and hide the password. Returns a function that undoes that. */
export function revealOnPress(field: Element): () => void {
  const input = field.querySelector('input');
  const place = field.querySelector<HTMLElement>('[data-hide-label]');
  const button = place?.querySelector('button');
  const icon = button?.querySelector('use');
  if (!input || !place || !button || !icon) return () => undefined;
  const { form } = input;
  const { hideLabel = '' } = place.dataset;
  const revealLabel = button.getAttribute('aria-label') ?? '';
  const eye = icon.getAttribute('href') ?? '';

  function show(revealed: boolean) {
    input?.setAttribute('type', revealed ? 'text' : 'password');
    button?.setAttribute('aria-label', revealed ? hideLabel : revealLabel);
    icon?.setAttribute('href', revealed ? `${eye}-off` : eye);
  }
  const toggle = () => {
    show(input.type === 'password');
  };
  // A browser may store a submitted text input and suggest it to other people.
  const hide = () => {
    show(false);
  };

  place.hidden = false;
  button.addEventListener('click', toggle);
  form?.addEventListener('submit', hide);
  return () => {
    hide();
    place.hidden = true;
    button.removeEventListener('click', toggle);
    form?.removeEventListener('submit', hide);
  };
}

/** The same for all password fields of a page that is not hydrated. */
export function revealPasswordsOnPress(page: ParentNode) {
  page.querySelectorAll('[data-password]').forEach(revealOnPress);
}
