import { oneSpaced } from '../error-atlas/place.ts';

/** What can be pressed on a drawn screen. */
export type Control =
  | { kind: 'link' | 'form'; address: string; sends: readonly string[]; element: Element }
  | { kind: 'field'; name: string; element: Element }
  /** Neither a link nor a form's button: its words tell it apart. */
  | { kind: 'button'; words: string; element: Element };

const pressable = 'a[href], button, select, input[type=radio], input[type=checkbox]';

/** What can be pressed on a drawn screen, its frame left out. What waits for an answer takes no presses. */
export function controlsIn(drawn: Document): Control[] {
  const within = drawn.querySelector('main') ?? drawn.body;
  return [...within.querySelectorAll(pressable)].flatMap((element) => controlOf(element) ?? []);
}

/** The control that an element is, or lies in. */
export function controlAt(element: Element): Control | undefined {
  const whole = element.closest('label')?.querySelector(pressable) ?? element.closest(pressable);
  return whole === null ? undefined : controlOf(whole);
}

function controlOf(element: Element): Control | undefined {
  if (element.matches('[aria-disabled=true], :disabled, [popovertarget]')) return undefined;
  if (element.matches('a')) {
    const address = element.getAttribute('href') ?? '';
    return { kind: 'link', address, sends: queryOf(address), element };
  }
  if (!element.matches('button')) {
    return { kind: 'field', name: element.getAttribute('name') ?? '', element };
  }
  const button = element;
  if (button.type !== 'submit') {
    const words = oneSpaced(button.textContent).trim() || (button.getAttribute('aria-label') ?? '');
    return { kind: 'button', words, element };
  }
  const address = button.getAttribute('formaction') ?? button.form?.getAttribute('action');
  if (address === undefined || address === null) return undefined;
  const hidden = [...(button.form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])];
  const sent = hidden.flatMap(({ name, value }) => [name, value]);
  const sends = [...sent, button.name, button.value, ...queryOf(address)];
  return { kind: 'form', address, sends, element };
}

/** The names and values of an address's query. */
function queryOf(address: string): string[] {
  const [, query = ''] = address.replace(/#.*$/, '').split('?');
  return [...new URLSearchParams(query)].flat();
}

/** Names that a screen gives to its links, each with the addresses that stand there. */
export type LinkNames = ReadonlyMap<string, readonly string[]>;

/** The names of the links that a drawn document was drawn with. */
export function linkNamesIn(drawn: Document): LinkNames {
  const links = JSON.parse(drawn.documentElement.dataset.links ?? '{}') as Record<string, unknown>;
  return new Map(Object.entries(links).map(([name, value]) => [name, addressesIn(value)]));
}

/** Names of an address: those that have it as it is, or else those of the same path, of which its query may name one. */
export function namesOf(address: string, names: LinkNames): string[] {
  const having = (same: (each: string) => boolean) =>
    [...names].filter(([, addresses]) => addresses.some(same)).map(([name]) => name);
  const exact = having((each) => each === address);
  if (exact.length > 0) return exact;
  const samePath = having((each) => pathOf(each) === pathOf(address));
  const asked = samePath.filter((name) => queryOf(address).includes(name));
  return asked.length > 0 ? asked : samePath;
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
