import type { PageData } from '../PageData.ts';
import { typedFieldsKey as key } from './forgetTypedFields.ts';
import { pageDataIn } from './inDocument.ts';

/** What stands in a field; whether it is ticked, for a box. */
type Value = string | boolean;
type Field = HTMLInputElement | HTMLTextAreaElement;

interface Kept {
  route: string;
  /** The account that the page was drawn for. Unset where its visitor was signed out. */
  userId?: string;
  /** All fields of the page, so that those of one name keep their order. Null where nothing was typed. */
  fields: [name: string, value: Value | null][];
  /**
   * `language`: until the page is drawn in another one. `answer`: until the next page tells whether the form has arrived.
   * `login`: the session had ended, and the visitor logs in again.
   */
  until: 'language' | 'answer' | 'login';
}

/** A password that is shown is a text. */
const secret = /^off$|one-time-code|password/;

/**
 * Keeps what was typed into the page's forms while another language is chosen, or while a visitor logs in again whose session
 * had ended, in this tab, and fills it in again, once, on the same page of the same account. Not what a browser may not
 * remember either: passwords and codes.
 */
export function keepTypedFields({
  document,
  sessionStorage,
  location,
}: Pick<Window, 'document' | 'sessionStorage'> & { location: Pick<Location, 'search'> }): void {
  const page = pageOf(pageDataIn(document));
  const keep = (kept: Kept) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // There is no room: the page begins anew.
    }
  };
  const found = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // As they were drawn at first: once a form is refused, React draws what was typed as the field's own.
  const drawn = new Map(fieldsOf(document).map((field) => [field, drawnValueOf(field)]));
  const isTyped = (field: Field) => valueOf(field) !== (drawn.get(field) ?? drawnValueOf(field));
  const kept = found === null ? undefined : (JSON.parse(found) as Kept);
  if (kept !== undefined) {
    const isThisPage = kept.route === page.route && kept.userId === page.userId;
    if (isThisPage && kept.until !== 'answer') fillIn(kept, fieldsOf(document), isTyped);
    else if (isOnWayThroughLogin(kept, page, location)) keep({ ...kept, until: 'login' });
  }

  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof Element)) return;
    const until = target.matches('form[data-preference="language"]') ? 'language' : 'answer';
    // What was typed by a visitor without an account meets no session that ends.
    if (until === 'answer' && (page.userId === undefined || !target.matches('main form'))) return;
    const fields = fieldsOf(document).map((field): Kept['fields'][number] => {
      const typed = (isTyped(field) || isRefused(field)) && mayBeKept(field);
      return [field.name, typed ? valueOf(field) : null];
    });
    keep({ ...page, fields, until });
  });
}

/** The log-in that the answer led to, and its further steps. */
function isOnWayThroughLogin(
  { userId: typedBy, until }: Kept,
  { userId }: Pick<Kept, 'userId'>,
  { search }: Pick<Location, 'search'>,
): boolean {
  if (typedBy === undefined || userId !== undefined) return false;
  const sessionEnded = new URLSearchParams(search).get('reason') === 'sessionEnded';
  return until === 'login' || (until === 'answer' && sessionEnded);
}

function pageOf(data: PageData): Pick<Kept, 'route' | 'userId'> {
  const { account } = 'language' in data ? data.state.visitor : data;
  return { route: data.route, ...(account && 'userId' in account && { userId: account.userId }) };
}

function fillIn({ fields: kept }: Kept, fields: Field[], isTyped: (field: Field) => boolean) {
  const left = [...kept];
  for (const field of fields) {
    const at = left.findIndex(([name]) => name === field.name);
    const [, value] = (at === -1 ? undefined : left.splice(at, 1)[0]) ?? [];
    if (isTyped(field)) continue;
    if (typeof value === 'string') field.value = value;
    else if (typeof value === 'boolean' && isBox(field)) field.checked = value;
  }
}

function fieldsOf(page: Document): Field[] {
  return Array.from(
    page.querySelectorAll<Field>('main form :is([type=text], [type=email], [type=checkbox], textarea)[name]'),
  ).filter(({ autocomplete }) => !secret.test(autocomplete));
}

/** Without an "@", it may be a password in the wrong field. */
function mayBeKept({ type, value }: Field): boolean {
  return type !== 'email' || value.includes('@');
}

/** What a refused form is drawn with by the server was typed before. */
function isRefused({ form }: Field): boolean {
  return form !== null && form.querySelector('[aria-invalid=true]') !== null;
}

function valueOf(field: Field): Value {
  return isBox(field) ? field.checked : field.value;
}

function drawnValueOf(field: Field): Value {
  return isBox(field) ? field.defaultChecked : field.defaultValue;
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox';
}
