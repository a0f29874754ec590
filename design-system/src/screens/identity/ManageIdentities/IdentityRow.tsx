import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import { color, fontSize } from '../../../tokens/index.ts';

export interface IdentityRowProps {
  icon: IconName;
  name: string;
  /** Small lines below the name. */
  details: readonly ReactNode[];
  action?: ReactNode;
}

/** One login method: its mark, its name, what is known of it, and what can be done with it. */
export function IdentityRow({ icon, name, details, action }: IdentityRowProps) {
  return (
    <Root>
      <Icon name={icon} />
      <Words data-short={details.length < 2 || undefined}>
        <Name>{name}</Name>
        {details.map((detail, at) => (
          <Detail key={at}>{detail}</Detail>
        ))}
      </Words>
      {action}
    </Root>
  );
}

// Where the action does not fit beside the words, it stands below them.
const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.85rem;
  min-block-size: 72px;
  padding-block: 0.7rem;

  & > a {
    margin-inline-start: auto;
  }
  /* The words of a plain button end where the other buttons do. */
  & > a[data-variant='plain'] {
    --button-ink: ${color.link};
    margin-inline-end: -1.15rem;
  }
  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 9.5rem;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.1rem;
  line-height: 1.4;

  /* A state or a day may break. An address needs its line. */
  &[data-short] {
    flex-basis: 6.5rem;
  }
`;

const Name = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;
