'use client';

import { languageRecords, languages } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuFace, MenuSide } from '../Menu/Menu.options.ts';
import type { PageFrame } from '../Page/PageFrame.ts';
import { PreferenceForm } from '../PreferenceForm/PreferenceForm.tsx';

export interface LanguageSelectProps {
  frame: PageFrame;
  /** @default 'words' */
  face?: MenuFace;
  /** @default 'below' */
  side?: MenuSide;
}

/** Changes the language of the page. */
export function LanguageSelect({ frame, face = 'words', side = 'below' }: LanguageSelectProps) {
  const { t } = useTranslation('common');

  return (
    <Menu
      label={t(($) => $.language.label)}
      current={languageRecords[frame.language].displayName}
      icon="globe"
      face={face}
      side={side}
    >
      <PreferenceForm
        action={frame.links.preferences}
        path={frame.path}
        name="language"
        current={frame.language}
        choices={languages.map((language) => ({
          value: language,
          label: languageRecords[language].displayName,
          lang: languageRecords[language].locale,
        }))}
      />
    </Menu>
  );
}
