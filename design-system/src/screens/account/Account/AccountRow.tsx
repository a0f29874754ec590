import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import { color, fontSize } from '../../../tokens/index.ts';

export interface AccountRowProps {
  icon: IconName;
  name: ReactNode;
  /** Stands beside the name. */
  chip?: ReactNode;
  /** Small lines below the name. */
  details?: readonly (string | ReactElement)[];
  /**
   * How much room the lines below the name need. Where it is not there, the action stands below them.
   * @default 'words'
   */
  room?: 'words' | 'sentences';
  /** At the end of the row. */
  action?: ReactNode;
}

/** One thing of an account: what it is, what is known of it, and what can be done with it. */
export function AccountRow({ icon, name, chip, details = [], room = 'words', action }: AccountRowProps) {
  return (
    <Root>
      <Icon name={icon} />
      <Words data-room={room}>
        <Name>
          <strong>{name}</strong>
          {chip}
        </Name>
        {details.map((detail, at) => (
          <Detail key={at}>{detail}</Detail>
        ))}
      </Words>
      {Boolean(action) && <Action>{action}</Action>}
    </Root>
  );
}

// Where the action does not fit beside the words, it stands below them.
const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  min-block-size: 72px;
  padding-block: 0.7rem;

  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 8rem;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.1rem;
  line-height: 1.4;

  &[data-room='sentences'] {
    flex-basis: 14rem;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2rem 0.6rem;
  overflow-wrap: anywhere;

  & strong {
    font-weight: 600;
  }
`;

const Detail = styled.span`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  margin-inline: auto -1.15rem;

  & [data-variant='plain'] {
    --button-ink: ${color.link};
  }
`;
