'use client';

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, font } from '../../tokens/index.ts';
import { useBrand } from '../BrandProvider/BrandProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LogoMark } from './LogoMark.tsx';

export type LogoProps = Omit<ComponentPropsWithRef<'span'>, 'children'>;

/** The mark and the name of the brand, in the colour of the surrounding text. Wrap it in a link to the home page. */
export function Logo(props: LogoProps) {
  const { name, logo, logoHasName = false } = useBrand();

  return (
    <Root {...props}>
      {logo === undefined ? <Mark /> : <OwnLogo>{logo}</OwnLogo>}
      {logoHasName ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-block-size: 44px;
  color: ${color.text};
  font: 480 1.5rem/1 ${font.display};
  letter-spacing: -0.025em;
`;

const Mark = styled(LogoMark)`
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
`;

const OwnLogo = styled.span`
  display: inline-flex;
  flex: none;

  & > * {
    inline-size: auto;
    max-inline-size: 10rem;
    block-size: 2rem;
  }
`;
