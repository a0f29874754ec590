const imported = /import \{([^}]*)\} from '[^']*\/tokens\/index\.ts';/;

/** The tokens of the design system, by name: a value, or values by name. */
export type Tokens = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * Writes the values of tokens into the templates of a source file: `${color.text}` becomes `var(--text)`. The browser
 * then needs no table of tokens, and puts no styles together.
 */
export function inlineTokens(source: string, tokens: Tokens): string {
  const names = (imported.exec(source)?.[1] ?? '').split(',').map((name) => name.trim());
  return source.replaceAll(
    /\$\{(\w+)(?:\.(\w+)|\[(\d+)\])?\}/g,
    (written, name: string, ...path: unknown[]) => {
      if (!names.includes(name)) return written;
      const token = tokens[name];
      const value = typeof token === 'string' ? token : token?.[String(path[0] ?? path[1])];
      return value ?? written;
    },
  );
}
