import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/index.ts';

export type LogoMarkProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'>;

/** The mark alone: circle, horizon and reflection. Leave one radius free on every side. */
export function LogoMark(props: LogoMarkProps) {
  return (
    <Root width="32" {...props} viewBox="0 0 40 40" aria-hidden="true">
      <Circle cx="20" cy="15" r="11.5" />
      <path d="M3.3 26.5h33.4a1.3 1.3 0 0 1 0 2.6H3.3a1.3 1.3 0 0 1 0-2.6z" />
      <path d="M11.7 32.8h16.6a1.2 1.2 0 0 1 0 2.4H11.7a1.2 1.2 0 0 1 0-2.4z" />
    </Root>
  );
}

const Root = styled.svg`
  overflow: visible;
  fill: currentColor;
`;

const Circle = styled.circle`
  fill: ${color.logoOrb};
`;
