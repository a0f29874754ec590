import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { AccountRow } from '../Account/AccountRow.tsx';
import { ChangeLink } from '../Account/ChangeLink.tsx';
import type { AuthenticatorAppProps } from './AuthenticatorAppProps.ts';
import type { AuthenticatorAppState } from './AuthenticatorAppState.ts';
import { fewCodes } from './fewCodes.ts';

export interface OnCardProps extends Pick<AuthenticatorAppProps, 'frame' | 'links'> {
  state: Extract<AuthenticatorAppState, { status: 'on' }>;
}

/** The app is on: since when, how many recovery codes are left, and what can be done. */
export function OnCard({ frame, state, links }: OnCardProps) {
  const { t } = useTranslation('authenticatorApp');
  const { since, codesLeft, requiredBy: organisation } = state;
  const left = codesLeft === 0 ? 'none' : 'few';
  const day = formatDay(since, frame.language, 'withYear', frame.country);

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={t(($) => $.on.title)}
      text={t(($) => $.on.text)}
      card={
        <Stack gap={5}>
          {codesLeft <= fewCodes && (
            <Notice tone="warm" title={t(($) => $[left].title)}>
              {t(($) => $[left].text)}
            </Notice>
          )}
          <Rows>
            <AccountRow
              icon="smartphone"
              name={t(($) => $.on.name)}
              details={[
                t(($) => $.on.since, { day }),
                ...(organisation === undefined ? [] : [t(($) => $.on.required, { organisation })]),
              ]}
              action={
                organisation === undefined && (
                  <ChangeLink
                    href={links.remove}
                    label={t(($) => $.remove.open)}
                    name={t(($) => $.remove.openNamed)}
                  />
                )
              }
            />
            <AccountRow
              icon="lock"
              name={t(($) => $.codes.name)}
              details={[
                codesLeft === 0 ? t(($) => $.codes.noneLeft) : t(($) => $.codes.left, { count: codesLeft }),
              ]}
              action={
                <ChangeLink
                  href={links.newCodes}
                  label={t(($) => $.newCodes.open)}
                  name={t(($) => $.newCodes.openNamed)}
                />
              }
            />
          </Rows>
          <LinkButton href={links.settings} variant="plain" wide>
            {t(($) => $.settings)}
          </LinkButton>
        </Stack>
      }
    />
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
