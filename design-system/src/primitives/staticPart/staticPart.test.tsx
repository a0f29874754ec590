import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { ServerStyleSheet, styled } from 'styled-components';
import { staticClass, staticPart } from './staticPart.ts';

const Styled = styled.p`
  color: rgb(1, 2, 3);

  & + & {
    color: rgb(4, 5, 6);
  }
`;
const Static = staticPart(Styled);
const useStyledClass = staticClass(Styled);

function WithClass({ className }: { className?: string }) {
  return <p className={useStyledClass(className)} />;
}

function drawn(page: ReactElement) {
  const sheet = new ServerStyleSheet();
  return { html: renderToString(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
}

// Both read a part's own fields, which an upgrade of styled-components may change.
test('gives each sheet the same HTML and the same rules as styled-components does', () => {
  const expected = drawn(<Styled />);
  expect(expected.styles).toContain('color:rgb(1,2,3)');
  for (const page of [<Static key="" />, <WithClass key="" />, <Static key="" />]) {
    expect(drawn(page)).toEqual(expected);
  }
});

test('puts class names from outside behind its own', () => {
  expect(drawn(<Static className="wide" title="name" />).html).toEqual(
    drawn(<Styled className="wide" title="name" />).html,
  );
  expect(drawn(<WithClass className="wide" />).html).toEqual(drawn(<Styled className="wide" />).html);
});

test('is the base of further parts', () => {
  const Wide = styled(Static)`
    color: rgb(7, 8, 9);
  `;
  render(<Wide>Name</Wide>);
  expect(screen.getByText('Name')).toHaveStyle({ color: 'rgb(7, 8, 9)' });
});

test('hands on a ref', () => {
  let paragraph: HTMLParagraphElement | null = null;
  render(
    <Static
      ref={(element) => {
        paragraph = element;
      }}
    >
      Name
    </Static>,
  );
  expect(paragraph).toBe(screen.getByText('Name'));
});
