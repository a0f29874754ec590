import { Fragment } from 'react';
import { styled } from 'styled-components';

export interface EmailAddressProps {
  children?: string | undefined;
}

/** An email address among other words. Its lines end before the @ and after dots; only a longer part breaks within. */
export function EmailAddress({ children = '' }: EmailAddressProps) {
  return (
    <Address>
      {children.split(/(?=@)|(?<=\.)/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Address>
  );
}

const Address = styled.span`
  overflow-wrap: break-word;
  hyphens: none;
`;
