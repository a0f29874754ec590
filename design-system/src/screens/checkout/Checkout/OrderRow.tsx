import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import { color, font, fontSize } from '../../../tokens/index.ts';

export interface OrderRowProps {
  /** Without one, the row is a heading of the order: its plan. */
  icon?: IconName;
  name: ReactNode;
  /** Supporting text below the name. */
  note?: ReactNode;
  /** What a press on the row does, in one word. */
  action?: string;
}

/** One line of the order: what is chosen, and a word that leads to the choice. */
export function OrderRow({ icon, name, note, action }: OrderRowProps) {
  return (
    <Root data-plan={icon === undefined || undefined}>
      {icon !== undefined && <Icon name={icon} />}
      <Words>
        {/* Countries may be named differently by server and browser. */}
        <Name suppressHydrationWarning>{name}</Name>
        {note !== undefined && <Note>{note}</Note>}
      </Words>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: 0.25rem 0.9rem;
  min-block-size: 52px;
  line-height: 1.35;

  &:not([data-plan]) svg {
    color: ${color.textSoft};
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: 0.5rem;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  display: block;
  font-weight: 540;

  [data-plan] > * > & {
    font: 440 ${fontSize.h3} / 1.3 ${font.display};
    letter-spacing: -0.018em;
  }
`;

const Note = styled.span`
  display: block;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const Action = styled.span`
  color: ${color.link};
  font-size: ${fontSize.small};
  font-weight: 540;

  /* It is open already: the words take the whole line. */
  [open] > summary & {
    display: none;
  }
`;
