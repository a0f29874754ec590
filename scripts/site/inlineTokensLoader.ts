import type { LoaderContext } from 'webpack';
import * as tokens from '../../design-system/src/tokens/index.ts';
import { inlineTokens } from './inlineTokens.ts';

/** Loads a source file of the design system with the values of its tokens written into its templates. */
export default function inlineTokensLoader(this: LoaderContext<object>, source: string): string {
  return inlineTokens(source, tokens);
}
