import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius } from '../../tokens/index.ts';
import type { ChipTone } from './Chip.options.ts';

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** @default 'tint' */
  tone?: ChipTone;
}

/** A label of one or two words. Not interactive. */
export function Chip({ tone = 'tint', ...rest }: ChipProps) {
  return <Root {...rest} data-tone={tone} />;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-block-size: 28px;
  padding: 0.2rem 0.75rem;
  border-radius: ${radius.full};
  font-size: ${fontSize.fine};
  font-weight: 600;
  line-height: 1.3;

  &[data-tone='tint'] {
    background: ${color.surfaceTint};
    color: ${color.onActionSoft};
  }
  &[data-tone='sun'] {
    background: ${color.sun};
    color: ${color.onSun};
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    color: ${color.onSuccessSoft};
  }
  &[data-tone='warm'] {
    background: ${color.noticeSoft};
    color: ${color.onNoticeSoft};
  }
  &[data-tone='off'] {
    background: ${color.disabled};
    color: ${color.onDisabled};
  }
`;
