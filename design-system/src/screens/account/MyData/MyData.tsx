import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { space } from '../../../tokens/index.ts';
import { OwnerProof } from '../OwnerProof/OwnerProof.tsx';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import { DataOfPerson } from './DataOfPerson.tsx';
import type { MyDataProps } from './MyDataProps.ts';

/** Shows a person all that is kept of it, once the owner is proven. Native forms and links alone. */
export function MyData({ frame, state, links }: MyDataProps) {
  const { t } = useTranslation('myData');

  switch (state.status) {
    case 'proof':
      return (
        <CardLayout frame={frame} title={t(($) => $.title)}>
          <Form method="post" action={links.submit} noValidate>
            <input type="hidden" name="userId" value={state.userId} />
            <OwnerProof
              state={state}
              links={links}
              submit={
                <Button type="submit" name="action" value="open" wide>
                  {t(($) => $.proof.submit)}
                </Button>
              }
            />
            <LinkButton href={links.account} variant="plain" wide>
              {t(($) => $.account)}
            </LinkButton>
          </Form>
        </CardLayout>
      );
    case 'ready':
      return <DataOfPerson frame={frame} state={state} links={links} />;
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
  }
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
