import { styled } from 'styled-components';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { color } from '../../../tokens/index.ts';
import { CalendarLink } from './CalendarLink.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { DayThatMatters } from './daysThatMatter.ts';
import type { DayWords } from './useDayWords.ts';

export interface DayMeaningProps extends Pick<SubscriptionProps, 'links'> {
  day: DayThatMatters;
  words: DayWords;
  userId: string;
}

/** What a day means and, of a day to come, an entry for the reader's own calendar: a retry is nothing to remember. */
export function DayMeaning({ day: { date, kind, when }, words, userId, links }: DayMeaningProps) {
  return (
    <Root>
      {words.meaning !== undefined && (
        <p>
          <Sentence
            words={words.meaning}
            parts={{
              help: <TextLink href={links.help} />,
              refund: <TextLink href={links.refund ?? links.help} />,
            }}
          />
        </p>
      )}
      {when === 'toCome' && kind !== 'retry' && (
        <CalendarLink date={date} day={words.title} userId={userId} links={links} />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 0.7rem;
  color: ${color.textSoft};
`;
