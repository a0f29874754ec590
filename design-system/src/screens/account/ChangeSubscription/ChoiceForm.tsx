import { styled } from 'styled-components';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { color, font, fontSize, radius, space } from '../../../tokens/index.ts';

export interface ChoiceFormProps {
  action: string;
  /** What the form sends beside the choice. */
  values: Record<string, string>;
  /** The name of the choice's field. */
  name: string;
  choices: readonly {
    value: string;
    title: string;
    note: string;
    /** At the end of the row: a price and its period. */
    aside?: { figure: string; per: string };
  }[];
  back: { label: string; href: string };
}

/** A choice of a few things, each the button of one form: pressing one shows what it costs. */
export function ChoiceForm({ action, values, name, choices, back }: ChoiceFormProps) {
  return (
    <Root method="post" action={action}>
      {Object.entries(values).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {choices.map(({ value, title, note, aside }) => (
        <Choice key={value} type="submit" name={name} value={value}>
          <Words>
            <Title>{title}</Title>
            <Note>{note}</Note>
          </Words>
          {aside !== undefined && (
            <Aside>
              <Figure>{aside.figure}</Figure> <Note>{aside.per}</Note>
            </Aside>
          )}
        </Choice>
      ))}
      <LinkButton href={back.href} variant="plain" wide>
        {back.label}
      </LinkButton>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

// Where the words need the room, at high zoom or widely set, the price stands below them.
const Choice = styled.button`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem 0.85rem;
  min-block-size: 64px;
  padding: 0.9rem 1.25rem;
  border: 0;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceTint};
    box-shadow: inset 0 0 0 2.5px ${color.action};
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

const Words = styled.span`
  flex: 1 1 8rem;
  min-inline-size: 0;
`;

const Title = styled.strong`
  font: 440 1.1875rem/1.25 ${font.display};
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  display: block;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const Aside = styled.span`
  text-align: end;

  @media (max-width: 350px) {
    text-align: start;
  }
`;

const Figure = styled.span`
  display: block;
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 600;
  white-space: nowrap;
`;
