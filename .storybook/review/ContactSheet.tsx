import * as React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { componentIn, contactSheetPath } from './contact-sheet-path.ts';
import { Frame, type FrameWidth, frameWidths } from './Frame.tsx';
import { statesOf } from './statesOf.ts';

const languages = ['en', 'de', 'es', 'fr', 'pt', 'pseudo'];

/** A component's states, a row each, in every language, a column each. */
export function ContactSheet() {
  const api = useStorybookApi();
  const { path, index } = useStorybookState();
  const [theme, setTheme] = React.useState('day');
  const [width, setWidth] = React.useState<FrameWidth>(360);
  const component = componentIn(path);
  const components = new Map(
    Object.values(index ?? {}).flatMap((entry) =>
      entry.type === 'story' ? [[componentIn(entry.id), entry.title] as const] : [],
    ),
  );

  return (
    <Root>
      <header>
        <label>
          Of{' '}
          <select
            value={component}
            onChange={(event) => api.navigateUrl(contactSheetPath(event.target.value), {})}
          >
            {[...components].map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          by{' '}
          <select value={theme} onChange={(event) => setTheme(event.target.value)}>
            <option>day</option>
            <option>night</option>
          </select>
        </label>
        <label>
          at{' '}
          <select
            value={width}
            onChange={(event) =>
              setWidth(frameWidths.find((each) => String(each) === event.target.value) ?? 360)
            }
          >
            {frameWidths.map((each) => (
              <option key={each} value={each}>
                {each} px
              </option>
            ))}
          </select>
        </label>
      </header>
      {statesOf(component, index).map(({ id, name }) => (
        <section key={id}>
          <h2>{name}</h2>
          <ul>
            {languages.map((language) => (
              <li key={language} lang="en">
                <Frame
                  story={id}
                  title={`${name}, ${language}`}
                  language={language}
                  theme={theme}
                  width={width}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  height: '100%',
  overflow: 'auto',
  background: theme.background.app,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    gap: 16,
    padding: 16,
    background: theme.background.bar,
  },
  section: { padding: 16 },
  h2: { margin: '0 0 8px', fontSize: theme.typography.size.s3 },
  ul: { display: 'flex', gap: 16, margin: 0, padding: 0, overflowX: 'auto', listStyle: 'none' },
}));
