import { createInstance, type i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { withBrand } from '../../../design-system/src/formatting/withBrand.ts';
import { sampleConnectionLinks } from '../../../design-system/src/patterns/ConnectionButtons/sampleConnectionLinks.ts';
import type { PageFrame } from '../../../design-system/src/patterns/Page/PageFrame.ts';
import {
  BrandProvider,
  type Brand,
} from '../../../design-system/src/primitives/BrandProvider/BrandProvider.tsx';
import { SignUp } from '../../../design-system/src/screens/identity/SignUp/SignUp.tsx';
import { signUpStates } from '../../../design-system/src/screens/identity/SignUp/SignUp.states.ts';

const brand: Brand = {
  name: 'Ohm',
  logo: (
    <svg width="32" height="32" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M8 33h8v-5a13 13 0 1 1 8 0v5h8" fill="none" stroke="currentColor" strokeWidth="3.5" />
    </svg>
  ),
};

const colours = `
:root,
[data-theme] {
  --color-action: light-dark(#0b6e4f, #7fe0b8);
  --color-action-hover: light-dark(#095a41, #9aebca);
  --color-action-pressed: light-dark(#074833, #62cfa4);
  --color-on-action: light-dark(#ffffff, #06281c);
  --color-link: light-dark(#0a6146, #8fe6c3);
}
`;

const links = {
  ...{ submit: '/register', login: '/login' },
  ...{ terms: '/terms-and-conditions', privacy: '/privacy-policy' },
  connections: sampleConnectionLinks,
};

/** A screen as an app of another brand draws it: with its name, its logo and its colours by day and by night. */
export function AnotherBrand({ frame }: { frame: PageFrame }) {
  const { i18n } = useTranslation();
  const words = useMemo(() => brandedWords(i18n), [i18n]);

  return (
    <I18nextProvider i18n={words}>
      <style>{colours}</style>
      <BrandProvider brand={brand}>
        <SignUp frame={frame} state={signUpStates.ready} links={links} onSubmit={() => undefined} />
      </BrandProvider>
    </I18nextProvider>
  );
}

/** The words of the toolbar's language under the other name. */
function brandedWords({ language, store }: i18n): i18n {
  const words = createInstance();
  const resources = withBrand(store.data, brand);
  void words.use(initReactI18next).init({ lng: language, resources, initAsync: false });
  return words;
}
