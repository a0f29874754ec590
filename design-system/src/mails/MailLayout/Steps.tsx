import { breakableDay } from '../../formatting/breakableDay.ts';
import { Column, Row, Section } from './mailElements.ts';
import type { MailContent } from './MailContent.ts';
import { look, type MailRole } from './mailStyles.ts';
import { MailWords } from './MailWords.tsx';
import { type } from './textStyles.ts';

export interface StepsProps {
  steps: NonNullable<MailContent['steps']>;
}

/** The timeline of a mail, with a waxing moon beside the steps. */
export function Steps({ steps }: StepsProps) {
  return (
    <Section style={{ margin: '4px 0 8px' }}>
      {steps.map(({ title, text, amount }, at) => (
        <Row key={title} style={{ marginBottom: '14px' }}>
          <Column style={{ width: '40px', verticalAlign: 'top' }}>
            <div {...look(moonAt(at, steps.length), moon)} />
          </Column>
          <Column style={{ verticalAlign: 'top' }}>
            <span {...look('words', { ...type.strong, display: 'block' })}>{breakableDay(title)}</span>
            <span {...look('soft', { ...type.small, display: 'block' })}>
              <MailWords words={text} />
            </span>
          </Column>
          <Column
            align="right"
            {...look('words', { ...type.strong, verticalAlign: 'top', whiteSpace: 'nowrap' })}
          >
            {amount}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

function moonAt(at: number, count: number): MailRole {
  if (at === count - 1) return 'moonFull';
  return at === 0 ? 'moonSliver' : 'moonMore';
}

const moon = { width: '24px', height: '24px', borderRadius: '50%', fontSize: '0' };
