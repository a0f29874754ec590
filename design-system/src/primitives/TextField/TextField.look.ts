import { css } from 'styled-components';
import { color, radius } from '../../tokens/index.ts';

/** The filled shape and line that text fields and selects share. States are styled by the attributes that express them. */
export const fieldLook = css`
  --field-line: ${color.fieldLine};
  --field-fill: ${color.field};

  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 58px;
  margin: 0;
  /* A field that gets the focus is scrolled to with its label and its message. */
  scroll-margin-block: 3rem 5.5rem;
  padding: 0.5rem 1.15rem;
  border: 0;
  border-radius: ${radius.m};
  background: var(--field-fill);
  box-shadow: inset 0 -2px 0 var(--field-line);
  color: ${color.text};

  @media (hover: hover) {
    &:hover {
      --field-line: ${color.textSoft};
    }
  }
  &[data-confirmed] {
    --field-line: ${color.success};
  }
  &[aria-invalid='true'] {
    --field-fill: ${color.errorSoft};
    --field-line: ${color.error};
  }
  &:focus-visible {
    --field-line: ${color.action};
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:disabled {
    --field-fill: ${color.disabled};
    --field-line: transparent;
    color: ${color.onDisabled};
    cursor: not-allowed;
    opacity: 1;
  }

  /* Fills and shadows are gone there. */
  @media (forced-colors: active) {
    border: 1px solid;

    &[aria-invalid='true'] {
      border-width: 3px;
    }
  }
`;
