import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { fieldLook } from '../TextField/TextField.look.ts';

export type SelectProps = ComponentPropsWithRef<'select'>;

/** A native select: keyboard, phones and screen readers are supported by the browser. */
export function Select(props: SelectProps) {
  return (
    <Root>
      <Field {...props} />
      <Chevron name="chevron-down" />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Field = styled.select`
  ${fieldLook}

  appearance: none;
  padding-inline-end: 3rem;
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: ${color.surface};
    color: ${color.text};
  }
`;

const Chevron = styled(Icon)`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-end: 1.15rem;
  color: ${color.textSoft};
  transform: translateY(-50%);
  pointer-events: none;
`;
