import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { SheetCard } from '../../account/Subscription/SheetCard.tsx';
import { askerId } from '../../family/QuestionDialog/askerId.ts';
import type { BuddiesPartProps } from './BuddiesProps.ts';
import { BuddyRow } from './BuddyRow.tsx';
import { StepForm } from './StepForm.tsx';

/** Who asks the person: to accept, to decline or to block. Without room for another buddy none can be accepted. */
export function RequestsCard({ frame, state, links }: BuddiesPartProps) {
  const { t } = useTranslation('buddies');
  const { userId, requests, full } = state;
  if (requests.length === 0) return null;

  return (
    <SheetCard title={t(($) => $.requests.title)}>
      <ul>
        {requests.map(({ id, name: firstName, askedOn }) => {
          const name = firstName || t(($) => $.unnamed);
          const form = { action: links.submit, userId, id };
          return (
            <BuddyRow
              key={id}
              frame={frame}
              name={name}
              details={[
                t(($) => $.requests.asked, {
                  day: formatDay(askedOn, frame.language, 'withYear', frame.country),
                }),
              ]}
              actions={
                <>
                  {full !== true && (
                    <StepForm {...form} step="accept">
                      <Button
                        type="submit"
                        size="small"
                        variant="secondary"
                        aria-label={t(($) => $.requests.accept.named, { name })}
                      >
                        {t(($) => $.requests.accept.label)}
                      </Button>
                    </StepForm>
                  )}
                  <StepForm {...form} step="decline">
                    <Button
                      type="submit"
                      size="small"
                      variant="plain"
                      aria-label={t(($) => $.requests.decline.named, { name })}
                    >
                      {t(($) => $.requests.decline.label)}
                    </Button>
                  </StepForm>
                  <BlockLink links={links} id={id} name={name} />
                </>
              }
            />
          );
        })}
      </ul>
    </SheetCard>
  );
}

/** Whom the person asked, and who has not answered. */
export function AskedCard({ frame, state, links }: BuddiesPartProps) {
  const { t } = useTranslation('buddies');
  const dayOf = (day: string) => formatDay(day, frame.language, 'withYear', frame.country);

  return (
    <PressCard
      {...{ frame, state, links }}
      title={t(($) => $.asked.title)}
      people={state.asked}
      detailOf={({ askedOn }) => t(($) => $.asked.waiting, { day: dayOf(askedOn) })}
      step="withdraw"
      label={t(($) => $.asked.withdraw.label)}
      labelOf={(name) => t(($) => $.asked.withdraw.named, { name })}
    />
  );
}

/** Whom the person has blocked. */
export function BlockedCard({ frame, state, links }: BuddiesPartProps) {
  const { t } = useTranslation('buddies');

  return (
    <PressCard
      {...{ frame, state, links }}
      title={t(($) => $.blocked.title)}
      people={state.blocked}
      detailOf={() => t(($) => $.blocked.text)}
      step="unblock"
      label={t(($) => $.blocked.unblock.label)}
      labelOf={(name) => t(($) => $.blocked.unblock.named, { name })}
    />
  );
}

interface PressCardProps<Person> extends BuddiesPartProps {
  title: string;
  people: readonly Person[];
  detailOf: (person: Person) => string;
  step: 'withdraw' | 'unblock';
  /** Of the button. */
  label: string;
  /** Of the button, for who sees it without its row. */
  labelOf: (name: string) => string;
}

/** People of whom one thing can be done, by one press. */
function PressCard<Person extends { id: string; name: string }>({
  frame,
  state: { userId },
  links,
  title,
  people,
  detailOf,
  step,
  label,
  labelOf,
}: PressCardProps<Person>) {
  const { t } = useTranslation('buddies');
  if (people.length === 0) return null;

  return (
    <SheetCard title={title}>
      <ul>
        {people.map((person) => {
          const name = person.name || t(($) => $.unnamed);
          return (
            <BuddyRow
              key={person.id}
              frame={frame}
              name={name}
              details={[detailOf(person)]}
              actions={
                <StepForm action={links.submit} userId={userId} step={step} id={person.id}>
                  <Button type="submit" size="small" variant="secondary" aria-label={labelOf(name)}>
                    {label}
                  </Button>
                </StepForm>
              }
            />
          );
        })}
      </ul>
    </SheetCard>
  );
}

/** The way to the question whether to block a person. */
export function BlockLink({
  links,
  id,
  name,
}: Pick<BuddiesPartProps, 'links'> & { id: string; name: string }) {
  const { t } = useTranslation('buddies');

  return (
    <LinkButton
      id={askerId('block', id)}
      href={links.blocks[id] ?? ''}
      size="small"
      variant="plain"
      aria-label={t(($) => $.buddies.block.named, { name })}
    >
      {t(($) => $.buddies.block.label)}
    </LinkButton>
  );
}
