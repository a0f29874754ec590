import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { Check } from 'typebox/value';
import type { RawEntry } from './entries.ts';
import type { Report } from './report.ts';
import type { RichNode } from './text-blocks.ts';

/** A text that is not empty. */
export const Text = Type.String({ minLength: 1 });

/** A rich text. Its nodes are checked where they are read. */
export const RichText = Type.Object({
  nodeType: Type.Literal('document'),
  content: Type.Unsafe<RichNode[]>(Type.Array(Type.Unknown())),
});

/** The fields of an entry, or undefined where they do not follow the schema. This is reported. */
export function fieldsOf<Fields extends TProperties>(
  entry: RawEntry,
  schema: TObject<Fields>,
  report: Report,
): Static<TObject<Fields>> | undefined {
  if (Check(schema, entry.fields)) return entry.fields;
  report({ entry, problem: 'lacks a field or has one of another kind' });
  return undefined;
}
