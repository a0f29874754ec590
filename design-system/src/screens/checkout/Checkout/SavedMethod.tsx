import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import { color, fontSize, radius } from '../../../tokens/index.ts';

export interface SavedMethodProps {
  icon: IconName;
  title: string;
  text: string;
  /** A button to use another payment method. */
  children?: ReactNode;
}

/** A payment method that is ready to be charged. */
export function SavedMethod({ icon, title, text, children }: SavedMethodProps) {
  return (
    <Root>
      <Mark name={icon} />
      <div>
        <Title>{title}</Title>
        <Note>{text}</Note>
      </div>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  min-block-size: 84px;
  padding: 0.9rem 1.15rem;
  border-radius: ${radius.l};
  background: ${color.surfaceTint};

  & > div {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
`;

const Mark = styled(Icon)`
  inline-size: 1.75rem;
  block-size: 1.75rem;
  color: ${color.onActionSoft};
`;

const Title = styled.p`
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;
