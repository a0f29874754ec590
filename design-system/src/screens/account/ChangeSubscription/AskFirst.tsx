import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { space } from '../../../tokens/index.ts';
import type { ChangePartProps } from './ChangeSubscriptionProps.ts';

/** One sentence, and the button that shows what it would cost. */
export function AskFirst({ frame, state, links }: ChangePartProps<'ready'>) {
  const { t } = useTranslation('changeSubscription');
  const { userId, kind, from, to } = state;
  const plan = t(($) => $.plan[(to ?? from).kind].inText);

  return (
    <CardLayout
      frame={frame}
      title={t(($) => $.ready.title[kind], { plan })}
      text={t(($) => $.ready.text[kind])}
    >
      <Form method="post" action={links.submit}>
        <input type="hidden" name="step" value="show" />
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="kind" value={kind} />
        {to !== undefined && <input type="hidden" name="plan" value={to.plan} />}
        <Button type="submit" wide>
          {t(($) => $.ready.submit)}
        </Button>
        <LinkButton href={links.subscription} variant="plain" wide>
          {t(($) => $.subscription)}
        </LinkButton>
      </Form>
    </CardLayout>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;
