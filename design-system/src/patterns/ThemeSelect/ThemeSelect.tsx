'use client';

import { useTranslation } from 'react-i18next';
import type { IconName } from '../../primitives/Icon/Icon.options.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuFace, MenuSide } from '../Menu/Menu.options.ts';
import type { PageFrame } from '../Page/PageFrame.ts';
import { PreferenceForm } from '../PreferenceForm/PreferenceForm.tsx';
import { themes } from './ThemeSelect.options.ts';
import type { Theme } from './ThemeSelect.options.ts';

export interface ThemeSelectProps {
  frame: PageFrame;
  /** @default 'words' */
  face?: MenuFace;
  /** @default 'below' */
  side?: MenuSide;
}

/** Chooses day, night or the device's setting. */
export function ThemeSelect({ frame, face = 'words', side = 'below' }: ThemeSelectProps) {
  const { t } = useTranslation('common');

  return (
    <Menu
      label={t(($) => $.theme.label)}
      current={t(($) => $.theme[frame.theme])}
      icon={iconOfTheme[frame.theme]}
      face={face}
      side={side}
    >
      <PreferenceForm
        action={frame.links.preferences}
        path={frame.path}
        name="theme"
        current={frame.theme}
        choices={themes.map((theme) => ({
          value: theme,
          label: t(($) => $.theme[theme]),
          icon: iconOfTheme[theme],
        }))}
      />
    </Menu>
  );
}

const iconOfTheme: Record<Theme, IconName> = { day: 'sun', night: 'moon', system: 'sun-moon' };
