import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { OwnerProof } from '../OwnerProof/OwnerProof.tsx';
import type { SecondFactorSettingsProps } from './SecondFactorSettingsProps.ts';
import type { SecondFactorSettingsState } from './SecondFactorSettingsState.ts';
import { SettingsForm } from './SettingsForm.tsx';

export interface TurnOffCardProps extends Omit<SecondFactorSettingsProps, 'state'> {
  state: Extract<SecondFactorSettingsState, { status: 'turnOff' }>;
}

/** Turns the code by email off, once the owner is proven. */
export function TurnOffCard({ frame, state, links }: TurnOffCardProps) {
  const { t } = useTranslation('secondFactorSettings');
  const { problems, codeSentTo, waitMinutes } = state;
  const answered = Object.keys(problems).length > 0 || codeSentTo !== undefined || waitMinutes !== undefined;

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={t(($) => $.turnOff.title)}
      opensAtHeading={!answered}
      text={t(($) => $.turnOff.text)}
      card={
        <>
          <SettingsForm action={links.turnOff} userId={state.userId} change="turnOff">
            <OwnerProof
              state={state}
              links={links}
              submit={
                <Button type="submit" wide>
                  {t(($) => $.turnOff.submit)}
                </Button>
              }
            />
          </SettingsForm>
          <LinkButton href={links.submit} variant="plain" wide>
            {t(($) => $.turnOff.keep)}
          </LinkButton>
        </>
      }
    />
  );
}
