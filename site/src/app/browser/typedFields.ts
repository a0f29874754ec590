import { pageDataIn } from './inDocument.ts';

/** What stands in a field; whether it is ticked, for a box. */
type Kept = [name: string, value: string | boolean];
type Field = HTMLInputElement | HTMLTextAreaElement;

const key = 'typedFields';

/** A password that is shown is a text. */
const secret = /^off$|one-time-code|password/;

/**
 * Keeps what was typed into the page's forms while another language is chosen, in this tab, and fills it in again, once.
 * Not what a browser may not remember either: passwords and codes. A browser may refuse to store anything.
 */
export function keepTypedFields({
  document,
  sessionStorage,
}: Pick<Window, 'document' | 'sessionStorage'>): void {
  const { route } = pageDataIn(document);
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (kept !== null) fillIn(fieldsOf(document), JSON.parse(kept) as { route: string; fields: Kept[] });

  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof Element && target.matches('form[data-preference="language"]'))) return;
    const fields = fieldsOf(document)
      .filter(isKept)
      .map((field): Kept => [field.name, valueOf(field)]);
    sessionStorage.setItem(key, JSON.stringify({ route, fields }));
  });

  function fillIn(fields: Field[], { route: from, fields: typed }: { route: string; fields: Kept[] }) {
    if (from !== route) return;
    for (const field of fields) {
      const at = typed.findIndex(([name]) => name === field.name);
      const [, value] = (at === -1 ? undefined : typed.splice(at, 1)[0]) ?? [];
      if (value === undefined || isTyped(field)) continue;
      if (typeof value === 'string') field.value = value;
      else if (isBox(field)) field.checked = value;
    }
  }
}

function fieldsOf(page: Document): Field[] {
  return Array.from(
    page.querySelectorAll<Field>('main form :is([type=text], [type=email], [type=checkbox], textarea)[name]'),
  ).filter(({ autocomplete }) => !secret.test(autocomplete));
}

/** Without an "@", it may be a password in the wrong field. */
function isKept({ type, value }: Field): boolean {
  return type !== 'email' || value.includes('@');
}

function isTyped(field: Field): boolean {
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function valueOf(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox';
}
