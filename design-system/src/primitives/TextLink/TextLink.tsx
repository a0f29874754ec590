import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, touch } from '../../tokens/index.ts';
import type { TextLinkVariant } from './TextLink.options.ts';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /**
   * `inline` is for sentences. `action` is a few words after a sentence, on one line where they fit, and `alone` a
   * paragraph of its own: both have a full touch target, at no cost to the lines. `quiet` stands in a header.
   * @default 'inline'
   */
  variant?: TextLinkVariant;
}

/** A text link. */
export function TextLink({ variant = 'inline', ...rest }: TextLinkProps) {
  return <Root {...rest} data-variant={variant} />;
}

const Root = styled.a`
  /* Room for a finger, at no cost to the lines. */
  padding-block: 0.35em;
  border-radius: 4px;
  color: ${color.link};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;

  &[data-variant='action'],
  &[data-variant='alone'] {
    --reach: calc((${touch} - 1lh) / 2);

    display: inline-block;
    margin-block: calc(-1 * var(--reach));
    padding-block: var(--reach);
  }
  &[data-variant='alone'] {
    justify-self: start;
  }
  &[data-variant='quiet'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: ${touch};
    padding-inline: 0.9rem;
    border-radius: ${radius.full};
    color: ${color.text};
    font-size: ${fontSize.small};
    font-weight: 540;
    text-decoration: none;
  }

  &[data-variant='quiet'][aria-current='page'] {
    background: ${color.wash};
  }

  @media (hover: hover) {
    &:hover {
      text-decoration-thickness: 2px;
    }
    &[data-variant='quiet']:hover {
      background: ${color.wash};
    }
  }
  &[data-variant='quiet']:active {
    background: ${color.washStrong};
  }
`;
