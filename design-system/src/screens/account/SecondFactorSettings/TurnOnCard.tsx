import { useTranslation } from 'react-i18next';
import { CodeField } from '../../identity/CodeField/CodeField.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import type { SecondFactorSettingsProps } from './SecondFactorSettingsProps.ts';
import type { SecondFactorSettingsState } from './SecondFactorSettingsState.ts';
import { SettingsForm } from './SettingsForm.tsx';

export interface TurnOnCardProps extends Omit<SecondFactorSettingsProps, 'state'> {
  state: Extract<SecondFactorSettingsState, { status: 'codeSent' }>;
}

/** Asks for the code that turns the second step on. */
export function TurnOnCard({ frame, state, links }: TurnOnCardProps) {
  const { t } = useTranslation('secondFactorSettings');
  const { userId, email, problem, triesLeft: count, waitMinutes } = state;
  const left = count === undefined ? [] : [t(($) => $.code.left, { count })];

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={t(($) => $.code.title)}
      text={<Sentence words={t(($) => $.code.text, { email })} parts={{ email: <EmailAddress /> }} />}
      card={
        <>
          {waitMinutes !== undefined && (
            <Notice tabIndex={-1} {...focusOnLoad} title={t(($) => $.wait.title)}>
              {t(($) => $.wait.text, { count: waitMinutes })}
            </Notice>
          )}
          <SettingsForm action={links.submit} userId={userId} change="turnOn">
            <CodeField
              label={t(($) => $.code.label)}
              problem={problem && [t(($) => $.code[problem]), ...left].join(' ')}
              focus={focusOnLoad}
            />
            <Button type="submit" wide>
              {t(($) => $.code.submit)}
            </Button>
          </SettingsForm>
          <SettingsForm action={links.submit} userId={userId} change="send">
            <Button type="submit" variant="secondary" wide>
              {t(($) => $.code.again)}
            </Button>
          </SettingsForm>
          <LinkButton href={links.account} variant="plain" wide>
            {t(($) => $.back)}
          </LinkButton>
        </>
      }
    />
  );
}
