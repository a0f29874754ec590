import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, font } from '../../tokens/index.ts';
import { LogoMark } from './LogoMark.tsx';

export type LogoProps = Omit<ComponentPropsWithRef<'span'>, 'children'>;

/** The mark and the name, in the colour of the surrounding text. Wrap it in a link to the home page. */
export function Logo(props: LogoProps) {
  return (
    <Root {...props}>
      <Mark />
      Stillpoint
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
