import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, ease, font, fontSize, radius } from '../../tokens/index.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** Always visible; opens and closes the content. */
  summary: string;
}

/** Content behind a summary, in a native `<details>`: works without a script. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <Summary>
        {summary}
        <Plus name="plus" />
      </Summary>
      <Answer>{children}</Answer>
    </Root>
  );
}

const Root = styled.details`
  border-radius: ${radius.l};

  &[open] {
    background: ${color.surfaceSunken};
  }
  & + & {
    margin-block-start: 0.35rem;
  }
`;

const Plus = styled(Icon)`
  color: ${color.textSoft};
  transition: transform 0.3s ${ease.out};
`;

const Summary = styled.summary`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 1.5rem;
  min-block-size: 72px;
  padding: 0.9rem 1.5rem;
  border-radius: ${radius.l};
  font: 440 ${fontSize.h3} / 1.25 ${font.display};
  letter-spacing: -0.015em;
  hyphens: auto;
  overflow-wrap: anywhere;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  ${Root}[open] > & ${Plus} {
    transform: rotate(45deg);
  }
  @media (hover: hover) {
    &:hover {
      background: ${color.wash};
    }
  }
  @media (max-width: 560px) {
    padding-inline: 1.15rem;
  }
`;

const Answer = styled.div`
  padding-block: 0.5rem 1.75rem;
  padding-inline: 1.5rem 4rem;
  color: ${color.textSoft};

  @media (max-width: 560px) {
    padding-block-end: 1.5rem;
    padding-inline: 1.15rem 1.5rem;
  }
`;
