import { css } from 'styled-components';
import { color, ease, font, fontSize, radius, shadow, touch } from '../../tokens/index.ts';

/** The styles that `Button` and `LinkButton` share. */
export const buttonLook = css`
  --button-fill: ${color.actionSoft};
  --button-ink: ${color.onActionSoft};

  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.7rem;
  max-inline-size: 100%;
  border: 0;
  border-radius: ${radius.full};
  background: var(--button-fill);
  color: var(--button-ink);
  font: 600 1.0625rem/1.2 ${font.text};
  letter-spacing: -0.005em;
  text-align: center;
  text-decoration: none;
  hyphens: auto;
  overflow-wrap: anywhere;
  text-wrap: balance;
  cursor: pointer;
  transition:
    background-color 0.2s,
    transform 0.2s ${ease.out};

  /* The address leads to it: what it is about stands above it. */
  &:target {
    scroll-margin-block-start: 8rem;
  }
  &[data-size='medium'] {
    min-block-size: 58px;
    padding: 0.8rem 1.9rem;
  }
  &[data-size='small'] {
    min-block-size: ${touch};
    padding: 0.5rem 1.15rem;
    font-size: ${fontSize.small};
  }
  /* Its container gives it room at the sides. With less of its own, a long label stays on one line on a phone. */
  &[data-wide] {
    inline-size: 100%;
    padding-inline: 0.75rem;
  }

  &[data-variant='primary'] {
    --button-fill: ${color.action};
    --button-ink: ${color.onAction};
    box-shadow: ${shadow.action};
  }
  &[data-variant='plain'] {
    --button-fill: transparent;
    --button-ink: ${color.text};
  }

  @media (hover: hover) {
    &:hover {
      --button-fill: ${color.actionSoftHover};
    }
    &[data-variant='primary']:hover {
      --button-fill: ${color.actionHover};
      box-shadow: ${shadow.actionHover};
    }
    &[data-variant='plain']:hover {
      --button-fill: ${color.wash};
    }
  }

  &:active {
    --button-fill: ${color.actionSoftPressed};
    transform: translateY(1px) scale(0.99);
  }
  &[data-variant='primary']:active {
    --button-fill: ${color.actionPressed};
    box-shadow: none;
  }
  &[data-variant='plain']:active {
    --button-fill: ${color.washStrong};
  }

  /* Fills and shadows are gone there. */
  @media (forced-colors: active) {
    &:not([data-variant='plain']) {
      border: 1px solid;
    }
    &[data-variant='primary'] {
      border-width: 3px;
    }
  }
`;
