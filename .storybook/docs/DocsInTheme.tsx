import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { Global, themes } from 'storybook/theming';
import { htmlLanguage } from '../review/languages.ts';
import { useGlobal } from './useGlobal.ts';

/** A page of documentation, by day or by night as the toolbar says. */
export function DocsInTheme({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const theme = useGlobal('theme');
  const language = useGlobal('language');

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = htmlLanguage(language);
  }, [theme, language]);

  return (
    <DocsContainer {...rest} theme={theme === 'night' ? themes.dark : themes.light}>
      <Global styles={storyStyles} />
      <main>{children}</main>
    </DocsContainer>
  );
}

/** A story stands on the product's page, not on Storybook's. */
const storyStyles = {
  '.sbdocs .docs-story': { background: 'var(--color-page)', color: 'var(--color-text)' },
};
