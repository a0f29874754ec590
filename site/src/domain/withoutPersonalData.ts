const email = /[^\s@"'<>()=&?/:,;]+@[^\s@"'<>()=&?/:,;]+\.[^\s@"'<>()=&?/:,;.]+/g;
const queryOrFragment = /((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>)]*/g;

/** A text without personal data: URLs lose query and fragment, e-mail addresses are replaced. */
export function textWithoutPersonalData(text: string): string {
  return text.replaceAll(queryOrFragment, '$1').replaceAll(email, '[email]');
}

/** The same for every text within a value, however deep. */
export function withoutPersonalData<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? textWithoutPersonalData(part) : part,
    ),
  ) as Value;
}
