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
   * How much room the lines below the name need. Where it is not there, or the name would break, the action stands below
   * them.
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
      <Body>
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
      </Body>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 1rem;
  min-block-size: 72px;
  padding-block: 0.7rem;

  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;

// Where the action does not fit beside the words, it stands below them.
const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 1rem;
`;

// Takes all the room beside an action, and leaves the action all of a line below it.
const Words = styled.div`
  display: grid;
  flex: 999 1 auto;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.1rem;
  min-inline-size: min(100%, 8rem);
  line-height: 1.4;

  &[data-room='sentences'] {
    min-inline-size: min(100%, 14rem);
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

// As wide as the words, and no reason for them to be wider: a long line breaks before the action stands below.
const Detail = styled.span`
  inline-size: 0;
  min-inline-size: 100%;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const Action = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  margin-inline: -1.15rem;

  & [data-variant='plain'] {
    --button-ink: ${color.link};
  }
`;
