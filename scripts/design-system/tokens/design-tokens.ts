import type { Token, TokenSets } from './token-sets.ts';

/** A group or a token of the design tokens format. */
export type DesignTokens = Record<string, unknown>;

/**
 * The tokens in the W3C Design Tokens Format 2025.10, for design tools. The format has no themes: each set is a group
 * on the top, and `night.color.page` is the dark value of `day.color.page`.
 */
export function designTokens(sets: TokenSets): DesignTokens {
  return Object.fromEntries(Object.entries(sets).map(([name, tokens]) => [name, groupOf(tokens)]));
}

function groupOf(tokens: Token[]): DesignTokens {
  const group: DesignTokens = {};
  for (const token of tokens) {
    const [first = '', second] = token.path;
    group[first] =
      second === undefined ? tokenOf(token) : { ...(group[first] as DesignTokens), [second]: tokenOf(token) };
  }
  return group;
}

function tokenOf({ type, source, description, fluid, variable }: Token): DesignTokens {
  return {
    $type: type,
    $value: valueOf(type, source),
    ...(description !== undefined && { $description: description }),
    $extensions: { 'stillpoint.variable': variable, ...(fluid && { 'stillpoint.fluid': fluid }) },
  };
}

function valueOf(type: string, source: unknown): unknown {
  switch (type) {
    case 'color':
      return colour(String(source));
    case 'dimension':
    case 'duration':
      return measure(String(source));
    case 'shadow':
      return Array.isArray(source) ? source.map(shadow) : shadow(source);
    default:
      return source;
  }
}

function shadow(source: unknown): DesignTokens {
  const { color, ...lengths } = source as Record<string, string>;
  const measures = Object.entries(lengths).map(([name, length]) => [name, measure(length)]);
  return { color: colour(String(color)), ...(Object.fromEntries(measures) as DesignTokens) };
}

/** `#5434600a` in the parts of its colour space, from 0 to 1. */
function colour(hexadecimal: string): DesignTokens {
  const pairs = /^#(..)(..)(..)(..)?$/.exec(hexadecimal)?.slice(1);
  if (!pairs) throw new Error(`${hexadecimal} is not a colour of six or eight hexadecimal digits.`);
  const parts = pairs
    .filter((pair: string | undefined) => pair !== undefined)
    .map((pair) => rounded(Number.parseInt(pair, 16) / 255));
  return {
    colorSpace: 'srgb',
    components: parts.slice(0, 3),
    alpha: parts[3] ?? 1,
    hex: hexadecimal.slice(0, 7).toLowerCase(),
  };
}

/** `.25rem` as a number and its unit. */
function measure(length: string): DesignTokens {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms|s)$/.exec(length) ?? [];
  if (unit === undefined) throw new Error(`${length} is not a length or a time.`);
  return { value: Number(value), unit };
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}
