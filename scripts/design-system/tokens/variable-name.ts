/** Variables whose names are shorter than the token's path, or follow CSS habit. */
const shortNames: Record<string, string> = {
  'radius-xxl': 'radius-2xl',
  'ease-out': 'ease',
  'duration-breath': 'breath',
};

/** `['color', 'textSoft']` → `--color-text-soft`. */
export function variableName(path: string[]): string {
  const name = path
    .join('-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^font-size-/, 'type-');
  return `--${shortNames[name] ?? name}`;
}
