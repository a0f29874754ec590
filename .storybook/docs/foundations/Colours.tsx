import { styled } from 'storybook/theming';
import day from '../../../design-system/src/tokens/color.day.tokens.json';
import night from '../../../design-system/src/tokens/color.night.tokens.json';
import { contrastPairs } from '../../../design-system/src/tokens/contrastPairs.ts';
import { contrastOf } from '../../../design-system/src/theme-check/contrastOf.ts';
import { color } from '../../../design-system/src/tokens/index.ts';

type ColorName = keyof typeof color;
/** The least contrast of words. A pair with less is of lines and signs. */
const forWords = 4.5;

type Colors = Record<ColorName, { $value: string }>;
const colorNames = Object.keys(color) as ColorName[];

/** Every colour by day and by night, and what stands on what with which contrast. */
export function Colours() {
  return (
    <>
      <h2>Colours</h2>
      <table>
        <thead>
          <tr>
            {['Now', 'Name', 'Day', 'Night', 'For'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colorNames.map((name) => (
            <tr key={name}>
              <td>
                <Swatch style={{ background: color[name] }} />
              </td>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{day.color[name].$value}</td>
              <td>{night.color[name].$value}</td>
              <td>{day.color[name].$description}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <h2>What stands on what</h2>
      <p>
        A colour stands only on those that it is paired with. Each pair is held by a test in both themes: 7
        for what is read at length, 4.5 for other words, 3 for lines and signs.{' '}
        <code>npm run theme-check</code> asks the same of a theme of your own.
      </p>
      <Pairs>
        {contrastPairs.map(({ front, back, atLeast }) => (
          <li key={`${front} ${back}`}>
            <Sample style={{ color: color[front], background: color[back] }}>
              {atLeast < forWords ? <Sign aria-hidden="true" /> : 'Aa 14'}
            </Sample>
            <span>
              <code>{front}</code> on <code>{back}</code>
              <br />
              {contrast(day.color, front, back)} and {contrast(night.color, front, back)}, at least {atLeast}
            </span>
          </li>
        ))}
      </Pairs>
    </>
  );
}

function contrast(colors: Colors, front: ColorName, back: ColorName): string {
  return contrastOf(colors[front].$value, colors[back].$value)?.toFixed(1) ?? '?';
}

const Swatch = styled.span(({ theme }) => ({
  display: 'block',
  inlineSize: 40,
  blockSize: 28,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
}));

const Pairs = styled.ul({
  '&&': { maxInlineSize: 'none', padding: 0, listStyle: 'none' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: 12,
  li: { display: 'flex', alignItems: 'center', gap: 12 },
});

const Sample = styled.span({
  flex: 'none',
  padding: '10px 12px',
  borderRadius: 12,
  fontWeight: 600,
});

const Sign = styled.span({
  display: 'block',
  inlineSize: 40,
  blockSize: 20,
  border: '3px solid currentColor',
  borderRadius: 10,
});
