/** The fields that tell the members of a union apart, where their value is a name and no text. */
const discriminants = ['status', 'kind', 'mode', 'part', 'reason', 'variant', 'method'];

/** The fields whose value decides what is drawn. Of all others only their presence counts. */
const compared = [...discriminants, 'view', 'layout', 'tax'];

/** Words that the service may give. Samples leave them out, so that each language shows its own; one sample has them. */
const wordsOfTheService = ['title', 'cta'];

/** Fields that are records of independent facts: each is looked for by itself, not their combinations. */
const independent = ['problems', 'waiting', 'alternatives', 'savedCheckout', 'onward', 'familyRole'];

/** Of these, it does not matter beside which member of the union they stand: they are drawn the same. */
const drawnAlike = ['waiting', 'savedCheckout', 'onward', 'familyRole'];

/** Stands for a list of records in the part that holds it. */
const rows = 'rows';

type Parts = Record<string, unknown>;

/**
 * A state taken apart into what is compared by itself, by path (`payment.card`): each union, also one within another,
 * and each property of a record of unions. A part keeps its discriminants and the names of its other fields.
 */
export function partsOf(state: unknown, path = ''): Parts {
  if (!isRecord(state)) return { [path]: outlineOf(state) };

  const names = presentIn(state);
  const nested = names.filter((name) => isPart(state, name, path));
  const rest = names.filter((name) => !nested.includes(name));
  const listed = rest.flatMap((name) => rowsOf(state[name], path === '' ? name : `${path}.${name}`));
  const own = Object.fromEntries([
    ...rest.map((name) => [name, isRows(state[name]) ? rows : outlineOf(state[name], name)] as const),
    ...nested
      .filter((name) => !drawnAlike.includes(name))
      .map((name) => [name, 'compared by itself'] as const),
  ]);
  const parts = nested.map((name) => partsOf(state[name], path === '' ? name : `${path}.${name}`));
  return Object.assign(isUnion(state, path) ? { [path]: own } : {}, ...listed, ...parts) as Parts;
}

/** A list of records, such as the people of a family. Each row is drawn by itself, whichever others stand beside it. */
function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function rowsOf(value: unknown, path: string): Parts[] {
  if (!isRows(value)) return [];
  return value.map((row) => {
    const outline = outlineOf(row);
    return { [`${path}[] ${JSON.stringify(outline)}`]: outline };
  });
}

/** A union's fields belong together, all but unions of their own; a record's properties are parts. */
function isPart(state: Record<string, unknown>, name: string, path: string): boolean {
  const value = state[name];
  return !isUnion(state, path) || independent.includes(name) || (isRecord(value) && isUnion(value, name));
}

function isUnion(state: Record<string, unknown>, path: string): boolean {
  const own = path.split('.').at(-1) ?? '';
  return !independent.includes(own) && discriminants.some((name) => isName(state[name]));
}

/** A name that the code gives, as `notFound`; a customer's words are none. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[\w-]+$/.test(value);
}

/** The value as it is compared: what its discriminants say, and of the rest the type. A list is its different items. */
function outlineOf(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    return [...new Set(value.map((item) => JSON.stringify(outlineOf(item))))].sort();
  }
  if (isRecord(value)) {
    return Object.fromEntries(presentIn(value).map((name) => [name, outlineOf(value[name], name)]));
  }
  return compared.includes(field) && isName(value) ? value : typeof value;
}

/** Whether a sample's part shows what a real one does: the same fields, and lists with at least the same items. */
export function isShownBy(sample: unknown, real: unknown): boolean {
  // Each row is looked for by itself, so which other lists are empty beside it does not matter.
  if (real === rows || isEmpty(real)) return sample === rows || Array.isArray(sample);
  if (Array.isArray(real)) {
    return Array.isArray(sample) && real.every((item) => sample.includes(item));
  }
  if (isRecord(real)) {
    const names = Object.keys(real);
    return (
      isRecord(sample) &&
      Object.keys(sample).length === names.length &&
      names.every((name) => name in sample && isShownBy(sample[name], real[name]))
    );
  }
  return sample === real;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function presentIn(value: Record<string, unknown>): string[] {
  return Object.keys(value)
    .filter((name) => value[name] !== undefined && !wordsOfTheService.includes(name))
    .sort();
}
