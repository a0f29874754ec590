import type { Token } from './token-sets.ts';

/** Breakpoints become media queries: a query cannot read a variable. */
export function isBreakpoint({ path }: Token): boolean {
  return path[0] === 'breakpoint';
}

/** The media queries that the breakpoints stand for. */
export function mediaQueries(base: Token[]): Record<string, string> {
  const phone = pixels(base, 'phone');
  const column = pixels(base, 'column');
  return {
    narrow: `@media (max-width: ${column}px)`,
    medium: `@media (min-width: ${phone + 1}px) and (max-width: ${column}px)`,
    wide: `@media (min-width: ${column + 1}px)`,
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
  };
}

function pixels(base: Token[], name: string): number {
  const value = base.find(({ path }) => path.join('.') === `breakpoint.${name}`)?.value;
  if (value === undefined) throw new Error(`There is no breakpoint called ${name}.`);
  return Number.parseInt(value, 10);
}
