import { Column, Row, Section } from './mailElements.ts';
import type { MailContent } from './MailContent.ts';
import { look } from './mailStyles.ts';
import { type } from './textStyles.ts';

export interface FactsProps {
  facts: NonNullable<MailContent['facts']>;
}

/** Labels and values, each on a line. */
export function Facts({ facts }: FactsProps) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {facts.map(({ label, value }) => (
        <Row key={label} style={{ marginBottom: '8px' }}>
          <Column {...look('soft', { ...type.small, verticalAlign: 'top', paddingRight: '16px' })}>
            {label}
          </Column>
          {/* An address or a name may be longer than the line. */}
          <Column align="right" {...look('words', { ...type.strong, wordBreak: 'break-word' })}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}
