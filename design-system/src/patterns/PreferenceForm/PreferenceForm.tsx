import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/Icon.options.ts';
import { menuItemLook } from '../Menu/Menu.look.ts';

export interface PreferenceChoice {
  value: string;
  label: string;
  icon?: IconName;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
}

export interface PreferenceFormProps {
  /** Where the choice is posted to. */
  action: string;
  /** The page to come back to, posted along as `path`. */
  path: string;
  /** What is chosen: `language`, `country` or `theme`. */
  name: string;
  choices?: readonly PreferenceChoice[];
  current?: string | undefined;
  /** Other controls of the same form. */
  children?: ReactNode;
}

/** Posts one preference, with a button for each choice. A form, so that it works before and without a script. */
export function PreferenceForm({ action, path, name, choices = [], current, children }: PreferenceFormProps) {
  return (
    <form method="post" action={action} data-preference={name}>
      <input type="hidden" name="path" value={path} />
      {choices.map(({ value, label, icon, lang }) => (
        <Choice
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          aria-current={value === current || undefined}
        >
          {icon !== undefined && <Icon name={icon} />}
          {label}
        </Choice>
      ))}
      {children}
    </form>
  );
}

const Choice = styled.button`
  ${menuItemLook}
`;
