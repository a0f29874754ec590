import { Column, Row, Section } from '@react-email/components';
import type { LetterContent } from './LetterContent.ts';
import { look } from './paint.ts';
import { type } from './type.ts';

export interface FactsProps {
  facts: NonNullable<LetterContent['facts']>;
}

/** What one may want to look up later, each on a line. */
export function Facts({ facts }: FactsProps) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {facts.map(({ label, value }) => (
        <Row key={label} style={{ marginBottom: '8px' }}>
          <Column {...look('soft', { ...type.small, verticalAlign: 'top', paddingRight: '16px' })}>
            {label}
          </Column>
          <Column align="right" {...look('words', type.strong)}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}
