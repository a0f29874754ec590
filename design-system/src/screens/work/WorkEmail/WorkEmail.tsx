import { useTranslation } from 'react-i18next';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { WorkEmailCodeForm } from './WorkEmailCodeForm.tsx';
import { WorkEmailForm } from './WorkEmailForm.tsx';
import type { WorkEmailState } from './WorkEmailState.ts';

export interface WorkEmailProps {
  frame: PageFrame;
  state: WorkEmailState;
  links: {
    submit: string;
    enquiry: string;
    /** Where a person is led to the employer's enrolment. */
    identities: string;
    app: string;
  };
}

/** Lets a person show by the address at work that a partner is the employer. Native forms alone. */
export function WorkEmail({ frame, state, links }: WorkEmailProps) {
  const { t } = useTranslation('workEmail');

  switch (state.status) {
    case 'email':
      return (
        <CardLayout
          frame={frame}
          topic={t(($) => $.topic)}
          title={t(($) => $.email.title)}
          text={t(($) => $.email.text)}
        >
          <WorkEmailForm state={state} links={links} />
        </CardLayout>
      );
    case 'code':
      return (
        <CardLayout
          frame={frame}
          topic={t(($) => $.topic)}
          title={t(($) => $.code.title)}
          text={
            <Sentence
              words={t(($) => $.code.text, { email: state.email })}
              parts={{ email: <EmailAddress /> }}
            />
          }
        >
          <WorkEmailCodeForm state={state} links={links} />
        </CardLayout>
      );
    case 'verified':
      return (
        <CardLayout
          frame={frame}
          topic={t(($) => $.topic)}
          title={t(($) => $.verified.title)}
          text={t(($) => $.verified.text, { organisation: state.organisation })}
        >
          <LinkButton href={links.app}>{t(($) => $.verified.open)}</LinkButton>
        </CardLayout>
      );
    case 'notEnrolled':
      return (
        <CardLayout
          frame={frame}
          topic={t(($) => $.topic)}
          title={t(($) => $.notEnrolled.title)}
          text={t(($) => $.notEnrolled.text, { organisation: state.organisation })}
        >
          <LinkButton href={links.identities}>{t(($) => $.notEnrolled.action)}</LinkButton>
        </CardLayout>
      );
  }
}
