import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, radius, space } from '../../../tokens/index.ts';
import { MomentQuote } from '../MomentQuote/MomentQuote.tsx';
import { reportReasons } from '../MomentsState.ts';
import { useWhen } from '../useWhen.ts';
import type { ReportMomentProps } from './ReportMomentProps.ts';
import type { ReportMomentState } from './ReportMomentState.ts';

export interface ReportFormProps extends Omit<ReportMomentProps, 'state'> {
  state: Extract<ReportMomentState, { status: 'open' }>;
}

/** The moment once more, and the reason. Nothing is chosen beforehand. */
export function ReportForm({ frame, state, links }: ReportFormProps) {
  const { t } = useTranslation('reportMoment');
  const when = useWhen(frame);
  const { userId, moment, problem } = state;

  return (
    <CardLayout frame={frame} title={t(($) => $.title)} text={t(($) => $.text, { name: moment.name })}>
      <Reported aria-label={t(($) => $.moment)}>
        {moment.line !== undefined && <MomentQuote line={moment.line} />}
        <div>
          <strong>{moment.name}</strong>
          <Text size="small" soft>
            {when(moment)}
          </Text>
        </div>
      </Reported>
      <Form method="post" action={links.submit} noValidate>
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="id" value={moment.id} />
        <RadioGroup
          legend={t(($) => $.reason.label)}
          name="reason"
          required
          options={reportReasons.map((value) => ({ value, label: t(($) => $.reason[value]) }))}
          problem={problem && t(($) => $.reason[problem])}
          focused={problem !== undefined}
        />
        <Button type="submit" wide>
          {t(($) => $.submit)}
        </Button>
        <LinkButton href={links.community} variant="plain" wide>
          {t(($) => $.back)}
        </LinkButton>
      </Form>
    </CardLayout>
  );
}

const Reported = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: 1.1rem 1.35rem;
  border-radius: ${radius.l};
  background: ${color.surfaceWarm};
  color: ${color.textOnWarm};

  & p {
    color: inherit;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
