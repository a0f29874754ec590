/** The code of six digits in what was typed, without spaces. Undefined where it can be no such code. */
export function sixDigitsIn(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
