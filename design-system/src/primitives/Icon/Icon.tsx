'use client';

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { IconName } from './Icon.options.ts';
import { useIconSprite } from './IconSpriteProvider.tsx';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> {
  name: IconName;
}

/** An icon beside text, in the text's colour and slightly larger. Hidden from the accessibility tree. */
export function Icon({ name, ...rest }: IconProps) {
  const sprite = useIconSprite();

  return (
    <Root width="20" height="20" {...rest} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </Root>
  );
}

const Root = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.22em;
`;
