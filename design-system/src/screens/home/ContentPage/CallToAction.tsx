import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { Section } from '../Section/Section.tsx';

export interface CallToActionProps {
  title: string;
  lead: string | undefined;
  label: string;
  href: string;
}

/** The next step, as a link that looks like a button. */
export function CallToAction({ title, lead, label, href }: CallToActionProps) {
  return (
    <Section>
      <Container>
        <Box>
          <Heading level={2} size="h2">
            {title}
          </Heading>
          {lead !== undefined && lead !== '' && <Text>{lead}</Text>}
          <LinkButton href={href}>{label}</LinkButton>
        </Box>
      </Container>
    </Section>
  );
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  max-inline-size: 44rem;

  /* A long word breaks, rather than making its box wider than the card. */
  & > * {
    max-inline-size: 100%;
  }
`;
