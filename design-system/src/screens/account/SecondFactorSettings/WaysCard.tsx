import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { AccountRow } from '../Account/AccountRow.tsx';
import { ChangeLink } from '../Account/ChangeLink.tsx';
import { fewCodes } from '../AuthenticatorApp/fewCodes.ts';
import { DoneNotice } from '../DoneNotice/DoneNotice.tsx';
import type { SecondFactorSettingsProps } from './SecondFactorSettingsProps.ts';
import type { SecondFactorSettingsState } from './SecondFactorSettingsState.ts';
import { SettingsForm } from './SettingsForm.tsx';

export interface WaysCardProps extends Omit<SecondFactorSettingsProps, 'state'> {
  state: Extract<SecondFactorSettingsState, { status: 'off' | 'on' }>;
}

/** The app and the code by email: which of them is on, and what can be done about each. */
export function WaysCard({ frame, state, links }: WaysCardProps) {
  const { t } = useTranslation('secondFactorSettings');
  const { status, app } = state;
  const some = status === 'on' || app !== undefined ? 'on' : 'off';

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={t(($) => $.title[some])}
      text={t(($) => $.text[some])}
      card={
        <Stack gap={5}>
          <Told state={state} />
          <Rows>
            <AppRow app={app} link={links.app} />
            <MailRow state={state} links={links} />
          </Rows>
          <LinkButton href={links.account} variant="plain" wide>
            {t(($) => $.back)}
          </LinkButton>
        </Stack>
      }
    />
  );
}

/** What became of the last form, and what is worth doing soon. */
function Told({ state }: Pick<WaysCardProps, 'state'>) {
  const { t } = useTranslation('secondFactorSettings');
  const { app, done } = state;
  const few = app !== undefined && app.codesLeft <= fewCodes;

  return (
    <>
      {done !== undefined && <DoneNotice>{t(($) => $.mail.done[done])}</DoneNotice>}
      {state.status === 'off' && state.waitMinutes !== undefined && (
        <Notice tabIndex={-1} {...focusOnLoad} title={t(($) => $.wait.title)}>
          {t(($) => $.wait.text, { count: state.waitMinutes })}
        </Notice>
      )}
      {few && <Notice tone="warm">{t(($) => $.app.few)}</Notice>}
    </>
  );
}

function AppRow({ app, link }: { app: { codesLeft: number } | undefined; link: string }) {
  const { t } = useTranslation('secondFactorSettings');
  const shown = app === undefined ? 'setUp' : 'manage';
  const leftWords = (count: number) =>
    count === 0 ? t(($) => $.app.noneLeft) : t(($) => $.app.left, { count });

  return (
    <AccountRow
      icon="smartphone"
      name={t(($) => $.app.name)}
      chip={app !== undefined && <Chip tone="success">{t(($) => $.on)}</Chip>}
      room="sentences"
      details={[app === undefined ? t(($) => $.app.text) : leftWords(app.codesLeft)]}
      action={<ChangeLink href={link} label={t(($) => $.app[shown])} name={t(($) => $.app.named[shown])} />}
    />
  );
}

function MailRow({ state, links }: Pick<WaysCardProps, 'state' | 'links'>) {
  const { t } = useTranslation('secondFactorSettings');
  const { userId, email } = state;
  const sentTo = <Sentence words={t(($) => $.mail.text, { email })} parts={{ email: <EmailAddress /> }} />;

  if (state.status === 'off') {
    return (
      <AccountRow
        icon="mail"
        name={t(($) => $.mail.name)}
        room="sentences"
        details={[sentTo]}
        action={
          <SettingsForm action={links.submit} userId={userId} change="send">
            <Button type="submit" variant="plain" size="small" aria-label={t(($) => $.mail.setUpNamed)}>
              {t(($) => $.mail.setUp)}
            </Button>
          </SettingsForm>
        }
      />
    );
  }
  const { requiredBy: organisation } = state;
  const more = organisation === undefined ? [] : [t(($) => $.mail.required, { organisation })];
  return (
    <AccountRow
      icon="mail"
      name={t(($) => $.mail.name)}
      chip={<Chip tone="success">{t(($) => $.on)}</Chip>}
      room="sentences"
      details={[sentTo, ...more]}
      action={
        organisation === undefined && (
          <ChangeLink
            href={links.turnOff}
            label={t(($) => $.mail.turnOff)}
            name={t(($) => $.mail.turnOffNamed)}
          />
        )
      }
    />
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
