import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { color, media, space } from '../../tokens/index.ts';
import { connectionIcons, connectionNames, type Connection } from './ConnectionButtons.options.ts';

export interface ConnectionButtonsProps {
  /** In the order of the buttons. */
  connections: readonly Connection[];
  /** Where each button leads. Links, since the address of another site cannot be posted to. */
  links: Readonly<Record<Connection, string>>;
  /** The accessible name of the group. */
  label: string;
  /** The accessible name of a button. It contains the company's name as the button shows it. */
  nameOf: (company: string) => string;
}

/** Buttons that lead to the companies by which people sign in, each with the company's mark and name. */
export function ConnectionButtons({ connections, links, label, nameOf }: ConnectionButtonsProps) {
  return (
    <Root role="group" aria-label={label}>
      {connections.map((connection) => (
        <Company
          key={connection}
          href={links[connection]}
          variant="secondary"
          aria-label={nameOf(connectionNames[connection])}
        >
          <Icon name={connectionIcons[connection]} />
          {connectionNames[connection]}
        </Company>
      ))}
    </Root>
  );
}

// Two in a row, where the longest word fits half of one.
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(7.75rem, 34%), 1fr));
  gap: ${space[3]};

  ${media.narrow} {
    gap: 0.75rem;
  }
`;

// The companies ask for their marks on white, or by night on a dark fill.
const Company = styled(LinkButton)`
  && {
    --button-fill: ${color.surface};
    --button-ink: ${color.text};

    padding-inline: 0.6rem;
    font-size: 1rem;
    box-shadow: inset 0 0 0 1px ${color.fieldLine};
  }
  &&:active {
    --button-fill: ${color.actionSoftPressed};
  }
  @media (hover: hover) {
    &&:hover:not(:active) {
      --button-fill: ${color.actionSoft};
    }
  }
  /* A last one without a neighbour, or one with a long name, has the row. */
  &:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;
