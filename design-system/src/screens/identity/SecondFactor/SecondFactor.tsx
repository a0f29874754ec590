import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { AppCodeCard } from './AppCodeCard.tsx';
import { CodeCard } from './CodeCard.tsx';
import { RecoveryCodeCard } from './RecoveryCodeCard.tsx';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import { SetUpQuestion } from './SetUpQuestion.tsx';
import { StepOver } from './StepOver.tsx';

/** The second step of a login: a code from an app, by email or kept for a lost app. Native forms and links alone. */
export function SecondFactor({ frame, state, links }: SecondFactorProps) {
  const { t } = useTranslation('secondFactor');

  switch (state.status) {
    case 'app':
      return <AppCodeCard frame={frame} state={state} links={links} />;
    case 'recoveryCode':
      return <RecoveryCodeCard frame={frame} state={state} links={links} />;
    case 'code':
      return <CodeCard frame={frame} state={state} links={links} />;
    case 'setUp':
      return <SetUpQuestion frame={frame} state={state} links={links} />;
    case 'leave':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.leave.title)}
          text={t(($) => $.leave.text, { organisation: state.organisation })}
          actions={
            <form method="post" action={links.leave}>
              <Button type="submit" wide>
                {t(($) => $.leave.action)}
              </Button>
            </form>
          }
        />
      );
    case 'over':
      return <StepOver frame={frame} links={links} />;
  }
}
