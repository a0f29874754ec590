import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { space } from '../../../tokens/index.ts';
import { useExercise } from '../../home/useExercise.ts';
import { momentAudiences } from '../MomentsState.ts';
import { HourChoice } from './HourChoice.tsx';
import type { ShareMomentProps } from './ShareMomentProps.ts';
import type { ShareMomentState } from './ShareMomentState.ts';

export interface ShareFormProps extends Omit<ShareMomentProps, 'state'> {
  state: Extract<ShareMomentState, { status: 'open' }>;
}

/** The hour, a line, and who can see the moment. */
export function ShareForm({ frame, state, links }: ShareFormProps) {
  const { t } = useTranslation('shareMoment');
  const { userId, exercise, name, values, problems } = state;
  const { title } = useExercise(exercise).content;

  return (
    <CardLayout frame={frame} title={t(($) => $.title)} text={t(($) => $.text, { exercise: title, name })}>
      <Form method="post" action={links.submit} noValidate>
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="exercise" value={exercise} />
        <HourChoice
          chosen={values.hour}
          problem={problems.hour && t(($) => $.hour.missing)}
          focused={problems.hour !== undefined}
        />
        <FormField
          label={t(($) => $.line.label)}
          hint={t(($) => $.line.hint)}
          problem={problems.line && t(($) => $.line[problems.line ?? 'notPlain'])}
        >
          {(control) => (
            <TextField
              {...control}
              {...(problems.hour === undefined && problems.line !== undefined && focusOnLoad)}
              name="line"
              defaultValue={values.line}
              autoComplete="off"
              enterKeyHint="done"
            />
          )}
        </FormField>
        <RadioGroup
          legend={t(($) => $.audience.label)}
          name="audience"
          defaultValue={values.audience}
          options={momentAudiences.map((value) => ({
            value,
            label: t(($) => $.audience[value].label),
            note: t(($) => $.audience[value].note),
          }))}
        />
        <Button type="submit" wide>
          {t(($) => $.submit)}
        </Button>
        <Keep size="fine" soft>
          {t(($) => $.keep)}
        </Keep>
      </Form>
    </CardLayout>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Keep = styled(Text)`
  margin-block-start: calc(-1 * ${space[2]});
  text-align: center;
`;
