import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { font, space } from '../../../tokens/index.ts';
import { refusalWords } from './refusalWords.ts';
import type { RedeemProps } from './RedeemProps.ts';
import type { RedeemState } from './RedeemState.ts';

export interface RedeemFormProps extends Pick<RedeemProps, 'frame' | 'links'> {
  state: Extract<RedeemState, { status: 'ready' | 'refused' | 'tooManyAttempts' }>;
}

/** One field for a code. A refused one stays in it, with the reason and the next step. */
export function RedeemForm({ frame, state, links }: RedeemFormProps) {
  const { t } = useTranslation('redeem');
  const words = state.status === 'refused' ? refusalWords(state, frame, t) : undefined;

  return (
    <>
      {state.status === 'tooManyAttempts' && (
        <Notice tone="error" tabIndex={-1} {...focusOnLoad} title={t(($) => $.tooManyAttempts.title)}>
          {t(($) => $.tooManyAttempts.text, { count: state.minutes })}
        </Notice>
      )}
      <Form method="post" action={links.submit} noValidate>
        <input type="hidden" name="step" value="look" />
        <FormField label={t(($) => $.form.label)} problem={words?.problem}>
          {(control) => (
            <CodeInput
              {...control}
              {...(words && focusOnLoad)}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              defaultValue={state.status === 'ready' ? '' : state.code}
            />
          )}
        </FormField>
        {words !== undefined && (
          <Advice>
            <Text size="small" soft>
              {words.advice}
            </Text>
            {words.next !== undefined && (
              <LinkButton href={links[words.next.link]} variant="secondary" size="small">
                {words.next.label}
              </LinkButton>
            )}
          </Advice>
        )}
        <Button type="submit" wide>
          {t(($) => $.form.submit)}
        </Button>
        <Text size="fine" soft>
          {t(($) => $.form.promise)}
        </Text>
      </Form>
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > p {
    text-align: center;
  }
`;

const CodeInput = styled(TextField)`
  font-family: ${font.display};
  font-size: 1.3125rem;
  font-variant-numeric: lining-nums;
  letter-spacing: 0.02em;
  text-align: center;
  text-transform: uppercase;
`;

const Advice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  margin-block-start: -${space[2]};
`;
