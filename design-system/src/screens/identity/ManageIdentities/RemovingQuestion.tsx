import { useTranslation } from 'react-i18next';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { ManageIdentitiesProps } from './ManageIdentitiesProps.ts';
import type { ManageIdentitiesState } from './ManageIdentitiesState.ts';
import { StackedForm } from './StackedForm.tsx';

export interface RemovingQuestionProps extends Omit<ManageIdentitiesProps, 'state'> {
  state: Extract<ManageIdentitiesState, { status: 'removing' }>;
}

/** Asks before an identity is disconnected. */
export function RemovingQuestion({ frame, state, links }: RemovingQuestionProps) {
  const { t } = useTranslation('manageIdentities');
  const { identity, ends } = state;
  const { connection, workplace, name } = identity;
  const company = connection === undefined ? workplace : connectionNames[connection];

  return (
    <StateLayout
      frame={frame}
      scene="valley"
      header="quiet"
      title={company === undefined ? t(($) => $.removing.workplace) : t(($) => $.removing.title, { company })}
      opensAtHeading
      text={[
        t(($) => $.removing.text),
        ...(ends === undefined ? [] : [t(($) => $.removing.ends[ends])]),
      ].join(' ')}
      card={
        <StackedForm method="post" action={links.remove}>
          <input type="hidden" name="connection" value={name} />
          <Button type="submit" wide>
            {t(($) => $.removing.submit)}
          </Button>
          <LinkButton href={links.list} variant="plain" wide>
            {t(($) => $.removing.keep)}
          </LinkButton>
        </StackedForm>
      }
    />
  );
}
