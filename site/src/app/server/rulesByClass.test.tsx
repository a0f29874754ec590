import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { createGlobalStyle, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { rulesByClass } from './rulesByClass.ts';

const fade = keyframes`
  to {
    opacity: 0;
  }
`;
const Faded = styled.p`
  animation: ${fade} 1s;
`;
const Plain = styled.p`
  color: rgb(1, 2, 3);
`;
const WithoutStyles = styled.p``;
const Global = createGlobalStyle`
  body {
    margin: 0;
  }
`;

test('a class name leads to its rules and to the animations that they refer to', () => {
  const rules = [
    ...rulesByClass(
      sheetOf(
        <>
          <Faded />
          <Plain />
          <WithoutStyles />
        </>,
      ),
    ).values(),
  ];

  expect(rules.map((each) => each.map(({ css }) => css.slice(0, css.indexOf('{'))))).toEqual([
    [expect.stringMatching(/^\.\w+$/), expect.stringContaining('@keyframes')],
    [expect.stringMatching(/^\.\w+$/)],
  ]);
});

test('global rules are an error, for no class name leads to them', () => {
  expect(() =>
    rulesByClass(
      sheetOf(
        <>
          <Plain />
          <Global />
        </>,
      ),
    ),
  ).toThrow(/“sc-global-\w+” belong to no class/);
});

/** The text of the style sheet that the server makes of these. */
function sheetOf(children: ReactNode): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(children));
  return /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? '';
}
