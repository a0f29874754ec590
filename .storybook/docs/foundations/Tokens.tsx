import { styled } from 'storybook/theming';
import motion from '../../../design-system/src/tokens/motion.tokens.json';
import radii from '../../../design-system/src/tokens/radius.tokens.json';
import spaces from '../../../design-system/src/tokens/space.tokens.json';
import type from '../../../design-system/src/tokens/type.tokens.json';
import { color, font, fontSize, radius, space } from '../../../design-system/src/tokens/index.ts';
import { Colours } from './Colours.tsx';
import { FoundationPage } from './FoundationPage.tsx';

const movements = [
  ['duration.breath', motion.duration.breath],
  ['ease.out', motion.ease.out],
  ['ease.breath', motion.ease.breath],
] as const;

/** Every value that components take: colours with what stands on what, type, spaces, corners and motion. */
export function Tokens() {
  return (
    <FoundationPage
      title="Tokens"
      lead={
        <>
          Every value that a component takes has a name. They are written once, as design tokens in the format
          of the Design Tokens Community Group, and given out as CSS variables, as TypeScript and as{' '}
          <code>tokens.json</code>. Samples follow the theme of the toolbar.
        </>
      }
    >
      <Colours />
      <h2>Type</h2>
      <p>
        {type.font.display.$description}. {type.font.text.$description}.
      </p>
      {namesIn(fontSize).map((name) => (
        <Line key={name}>
          <span>
            <code>{name}</code>
            <br />
            {type.fontSize[name].$description}
          </span>
          <Words
            style={{ fontSize: fontSize[name], fontFamily: isDisplayed(name) ? font.display : font.text }}
          >
            Good night
          </Words>
        </Line>
      ))}

      <h2>Spaces</h2>
      {namesIn(space).map((name) => (
        <Line key={name}>
          <span>
            <code>space[{name}]</code>, {spaces.space[name].$description}
          </span>
          <Bar style={{ inlineSize: space[name] }} />
        </Line>
      ))}

      <h2>Corners</h2>
      <Corners>
        {namesIn(radius).map((name) => (
          <li key={name}>
            <Corner style={{ borderRadius: radius[name] }} />
            <code>{name}</code>, {radii.radius[name].$value}
            <br />
            {radii.radius[name].$description}
          </li>
        ))}
      </Corners>

      <h2>Motion</h2>
      <p>
        The circle grows and shrinks from its foot. For who asked for less motion it stands still, and words
        say what it would show.
      </p>
      <table>
        <tbody>
          {movements.map(([name, token]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{[token.$value].flat().join(', ')}</td>
              <td>{token.$description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FoundationPage>
  );
}

function namesIn<Group extends object>(group: Group): (keyof Group & string)[] {
  return Object.keys(group) as (keyof Group & string)[];
}

function isDisplayed(name: string): boolean {
  return name === 'display' || /^h\d$/.test(name);
}

const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: '16rem 1fr',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 6,
  overflow: 'hidden',
});

const Words = styled.span({ lineHeight: 1.1, whiteSpace: 'nowrap' });

const Bar = styled.span({ display: 'block', blockSize: 12, borderRadius: 6, background: color.action });

const Corners = styled.ul({
  '&&': { maxInlineSize: 'none', padding: 0, listStyle: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
});

const Corner = styled.span({
  display: 'block',
  inlineSize: 72,
  blockSize: 72,
  background: color.surfaceTint,
});
