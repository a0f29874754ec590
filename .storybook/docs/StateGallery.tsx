import { styled } from 'storybook/theming';
import { sheetAddress } from '../review/sheet-address.ts';
import { StatePicture } from './StatePicture.tsx';
import { useGlobal } from './useGlobal.ts';
import { useStates } from './useStates.ts';

/** All states of a component that fills a window, and the way to its contact sheet. */
export function StateGallery({ component }: { component: string }) {
  const states = useStates().filter(({ id }) => id.startsWith(`${component}--`));
  const theme = useGlobal('theme') === 'night' ? 'night' : 'day';
  const [first] = states;

  return (
    <Root className="sb-unstyled" aria-label="States">
      <p>
        <a href={`./?path=${sheetAddress({ component, theme })}`} target="_top">
          All states in all languages
        </a>
      </p>
      <List>
        {first !== undefined &&
          states.map((state) => (
            <li key={state.id}>
              <StatePicture state={state} comparedWith={first} height={220} />
            </li>
          ))}
      </List>
    </Root>
  );
}

const Root = styled.section(({ theme }) => ({
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  'p a': { color: theme.color.secondary },
}));

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 165px)',
  gap: 20,
  margin: '16px 0 40px',
  padding: 0,
  listStyle: 'none',
});
