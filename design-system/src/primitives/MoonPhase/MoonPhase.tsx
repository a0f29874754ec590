import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/index.ts';

export interface MoonPhaseProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** The lit part of the waxing moon, 0 (new) to 1 (full). Night `n` of 14 is `n / 14`. */
  phase: number;
}

/** A moon phase. Fills its container; hidden from the accessibility tree. */
export function MoonPhase({ phase, ...rest }: MoonPhaseProps) {
  return (
    <Root width="40" {...rest} viewBox="0 0 40 40" aria-hidden="true">
      <Back cx="20" cy="20" r="20" />
      <Lit d={litShape(phase)} />
    </Root>
  );
}

/** The right half of the moon, and as much of the left as the shadow's edge leaves. */
function litShape(phase: number): string {
  const lit = Math.min(1, Math.max(0, phase));
  const edge = Math.round(Math.abs(1 - 2 * lit) * 200) / 10;
  return `M20 0A20 20 0 0 1 20 40A${edge} 20 0 0 ${lit < 0.5 ? 0 : 1} 20 0Z`;
}

const Root = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
`;

const Back = styled.circle`
  fill: ${color.moonBack};
`;

const Lit = styled.path`
  fill: ${color.moonLit};
`;
