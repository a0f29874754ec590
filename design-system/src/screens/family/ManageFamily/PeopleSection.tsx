import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { space } from '../../../tokens/index.ts';
import { InvitedPerson } from './InvitedPerson.tsx';
import type { OwnerPartProps } from './ManageFamilyProps.ts';
import { PersonRow } from './PersonRow.tsx';

/** Everybody of the family, the owner first. */
export function PeopleSection({ frame, state, links }: OwnerPartProps) {
  const { t } = useTranslation('manageFamily');
  const { ownerName, endsOn, people } = state;
  const id = useId();

  return (
    <Root aria-labelledby={id}>
      <Heading level={2} size="h2" id={id}>
        {t(($) => $.people)}
      </Heading>
      <Sheet>
        <ul>
          <PersonRow
            language={frame.language}
            name={ownerName}
            details={[
              t(($) => $.detail.owner),
              ...(endsOn === undefined
                ? []
                : [
                    t(($) => $.detail.ends, {
                      day: formatDay(endsOn, frame.language, 'withYear', frame.country),
                    }),
                  ]),
            ]}
            chip={
              endsOn === undefined ? (
                <Chip>{t(($) => $.status.owner)}</Chip>
              ) : (
                <Chip tone="warm">{t(($) => $.status.leaving)}</Chip>
              )
            }
          />
          {people.map((person) => (
            <InvitedPerson key={person.id} frame={frame} state={state} links={links} person={person} />
          ))}
        </ul>
      </Sheet>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Sheet = styled(Card)`
  padding: 0.75rem;
`;
