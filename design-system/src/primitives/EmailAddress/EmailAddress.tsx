import { styled } from 'styled-components';

export interface EmailAddressProps {
  children?: string | undefined;
}

/** An email address among other words. Its lines end before the @ and after dots; a longer part is cut with an ellipsis. */
export function EmailAddress({ children = '' }: EmailAddressProps) {
  return children.split(/(?=@)|(?<=\.)/).map((part, at) => <Part key={at}>{part}</Part>);
}

const Part = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;
`;
