'use client';

import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { countriesByName, countryName } from '../../formatting/countryNames.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { color, fontSize, space } from '../../tokens/index.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuFace, MenuSide } from '../Menu/Menu.options.ts';
import type { PageFrame } from '../Page/PageFrame.ts';
import { PreferenceForm } from '../PreferenceForm/PreferenceForm.tsx';
import { countryCodes } from './CountrySelect.options.ts';

export interface CountrySelectProps {
  frame: PageFrame;
  /** @default 'words' */
  face?: MenuFace;
  /** @default 'below' */
  side?: MenuSide;
}

/** Chooses the country, which decides currency and price. A native select, since the list is long. */
export function CountrySelect({ frame, face = 'words', side = 'below' }: CountrySelectProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const countries = useMemo(() => countriesByName(countryCodes, frame.language), [frame.language]);

  return (
    <Menu
      label={t(($) => $.country.label)}
      current={
        frame.country === undefined ? t(($) => $.country.unknown) : countryName(frame.country, frame.language)
      }
      icon="map-pin"
      face={face}
      side={side}
    >
      <PreferenceForm action={frame.links.preferences} path={frame.path} name="country">
        <Sheet>
          <Label htmlFor={id}>{t(($) => $.country.label)}</Label>
          <Select
            id={id}
            name="country"
            required
            defaultValue={frame.country ?? ''}
            aria-describedby={`${id}-hint`}
          >
            {frame.country === undefined && <option value="">{t(($) => $.country.unknown)}</option>}
            {countries.map(({ code, name }) => (
              // Browsers and servers may have different names and orders of countries: both are right.
              <option key={code} value={code} suppressHydrationWarning>
                {name}
              </option>
            ))}
          </Select>
          <Hint id={`${id}-hint`}>{t(($) => $.country.hint)}</Hint>
          <Button type="submit" variant="secondary" size="small" wide>
            {t(($) => $.country.submit)}
          </Button>
        </Sheet>
      </PreferenceForm>
    </Menu>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: 18rem;
  max-inline-size: 100%;
  padding: ${space[3]};
`;

const Label = styled.label`
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Hint = styled.p`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;
