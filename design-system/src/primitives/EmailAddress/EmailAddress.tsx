import { Fragment } from 'react';
import { styled } from 'styled-components';

export interface EmailAddressProps {
  children?: string | undefined;
  /** Not within a sentence: it may fill lines of its own, so a short one breaks between its parts as well. */
  alone?: boolean;
}

/** An address of more characters can be longer than a line of a phone. */
const mostOnOneLine = 26;

/**
 * An email address. Within a sentence a short one stays on one line. All others break before the @ and after dots, and
 * anywhere where a part is longer than a line by itself.
 */
export function EmailAddress({ children = '', alone = false }: EmailAddressProps) {
  const parts = alone || children.length > mostOnOneLine ? children.split(/(?=@)|(?<=\.)/) : [children];

  return (
    <Address>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Address>
  );
}

// Not an inline block: engines that seek good line ends break a line between that and a full stop behind it.
const Address = styled.span`
  overflow-wrap: anywhere;
  hyphens: none;
`;
