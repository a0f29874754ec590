import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { color, radius, shadow, space } from '../../../tokens/index.ts';

export interface QuestionDialogProps {
  /** The question: the dialog's heading and accessible name. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** The form for the yes. */
  yes: ReactNode;
  /** The link for the no: the page without the question, and the id of the control that asked. */
  no: { label: string; page: string; asker: string };
}

/**
 * A question over a page that was opened to ask it, which has to be inert around it. The no opens the page without it, at the
 * control that asked, which has the focus then.
 */
export function QuestionDialog({ title, children, yes, no }: QuestionDialogProps) {
  const id = useId();

  return (
    <Backdrop open aria-modal="true" aria-labelledby={id}>
      <Sheet>
        <Heading level={2} size="h3" id={id} tabIndex={-1} {...focusOnLoad}>
          {title}
        </Heading>
        {children}
        <Actions>
          {yes}
          <LinkButton href={`${no.page}#${no.asker}`} variant="plain" data-question-no>
            {no.label}
          </LinkButton>
        </Actions>
      </Sheet>
    </Backdrop>
  );
}

const Backdrop = styled.dialog`
  position: fixed;
  z-index: 20;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 32rem);
  place-content: center;
  align-content: safe center;
  overflow: auto;
  overscroll-behavior: contain;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: ${space[4]};
  border: 0;
  background: rgb(11 9 25 / 55%);
  color: ${color.text};
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: clamp(1.5rem, 4vw, 2.25rem);
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  overflow-wrap: anywhere;

  & > h2:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[2]};

  & > * {
    flex: 1 1 auto;
  }
`;
