import { css } from 'styled-components';

/** A part of a page that stands alone on paper: all that neither holds it nor is in it is left out. */
export const printedSheetLook = css`
  @media print {
    body:has(&) :not(:has(&), &, & *) {
      display: none;
    }
    body:has(&) :has(&) {
      display: block;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    html:has(&),
    body:has(&) {
      background: none;
    }
    html:has(&) {
      color-scheme: light;
    }
  }
`;
