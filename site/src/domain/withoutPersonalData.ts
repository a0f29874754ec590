import { textWithoutPersonalData } from '@stillpoint/translations/textWithoutPersonalData.ts';

/** A value in which each text, however deep, is without personal data. */
export function withoutPersonalData<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? textWithoutPersonalData(part) : part,
    ),
  ) as Value;
}
