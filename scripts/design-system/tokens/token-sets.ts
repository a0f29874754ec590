import StyleDictionary from 'style-dictionary';
import type { TransformedToken } from 'style-dictionary/types';
import { inDesignSystem } from '../paths.ts';
import { variableName } from './variable-name.ts';

/** One design decision, ready for every output. */
export interface Token {
  path: string[];
  /** Name of its CSS variable, dashes included. */
  variable: string;
  /** Its value in CSS, references resolved. */
  value: string;
  /** Its type in the design tokens format. */
  type: string;
  /** Its value as the token's file has it. */
  source: unknown;
  /** The smaller values of a size that grows with the window. Its own value is the largest. */
  fluid?: Fluid;
  /** What it is for. */
  description?: string;
}

/** A size grows with the window from the smallest one, by a sum of lengths. */
export interface Fluid {
  from: string;
  grow: string;
}

/** The token files that are read together; what differs by theme or mood is a set of its own. */
const files = {
  base: ['type', 'space', 'radius', 'motion'],
  day: ['color.day', 'shadow.day'],
  night: ['color.night', 'shadow.night'],
  artDawn: ['art.dawn'],
  artDusk: ['art.dusk'],
  artNight: ['art.night'],
} as const satisfies Record<string, readonly string[]>;

/** Names a set of tokens that apply together. */
export type TokenSetName = keyof typeof files;

/** Every token by set. */
export type TokenSets = Record<TokenSetName, Token[]>;

/** Reads all token files through Style Dictionary. */
export async function readTokenSets(): Promise<TokenSets> {
  const names = Object.keys(files) as TokenSetName[];
  const sets = await Promise.all(names.map(async (name) => [name, await readSet(files[name])] as const));
  return Object.fromEntries(sets) as TokenSets;
}

async function readSet(names: readonly string[]): Promise<Token[]> {
  const dictionary = new StyleDictionary({
    source: names.map((name) => inDesignSystem('src', 'tokens', `${name}.tokens.json`)),
    hooks: {
      transforms: {
        fluid: {
          type: 'value',
          filter: (token) => fluidOf(token) !== undefined,
          transform: (token) => {
            const fluid = fluidOf(token);
            return `clamp(${fluid?.from}, ${fluid?.grow}, ${token.$value})`;
          },
        },
      },
    },
    platforms: {
      css: { transforms: ['fluid', 'shadow/css/shorthand', 'cubicBezier/css', 'fontFamily/css'] },
    },
    log: { verbosity: 'silent' },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');

  return allTokens.map((token) => {
    const fluid = fluidOf(token);
    return {
      path: token.path,
      variable: variableName(token.path),
      value: String(token.$value),
      type: String(token.$type),
      source: (token.original as { $value: unknown }).$value,
      ...(token.$description !== undefined && { description: token.$description }),
      ...(fluid && { fluid }),
    };
  });
}

/** The largest value is the token's own; below it, it grows with the window from a smallest one. */
function fluidOf(token: TransformedToken): Fluid | undefined {
  const extensions = token.$extensions as { 'stillpoint.fluid'?: Fluid } | undefined;
  return extensions?.['stillpoint.fluid'];
}
