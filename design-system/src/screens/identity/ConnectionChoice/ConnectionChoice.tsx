import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ConnectionButtons } from '../../../patterns/ConnectionButtons/ConnectionButtons.tsx';
import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { color, fontSize } from '../../../tokens/index.ts';

export interface ConnectionChoiceProps {
  /** Undefined or empty where no company signs people in. */
  connections: readonly Connection[] | undefined;
  links: Readonly<Record<Connection, string>> | undefined;
}

/** The buttons of companies above a form, and the line that parts them from its fields. */
export function ConnectionChoice({ connections = [], links }: ConnectionChoiceProps) {
  const { t } = useTranslation('connectionChoice');
  if (links === undefined || connections.length === 0) return null;

  return (
    <>
      <ConnectionButtons
        connections={connections}
        links={links}
        label={t(($) => $.label)}
        nameOf={(company) => t(($) => $.with, { company })}
      />
      <Or>{t(($) => $.email)}</Or>
    </>
  );
}

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 1rem;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  text-align: center;

  &::before,
  &::after {
    block-size: 1px;
    background: ${color.line};
    content: '';
  }
`;
