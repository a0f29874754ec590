import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useHydrated } from '../../primitives/useHydrated/useHydrated.ts';
import { color, fontSize, space } from '../../tokens/index.ts';
import { FormField } from '../FormField/FormField.tsx';

export interface OwnLinkProps {
  link: string;
  /**
   * Of the button that copies. One `primary` per screen.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary';
  words: { label: string; copy: string; share: string; mail: string; copied: string; notCopied: string };
  /** What goes along with the link. */
  message: { subject: string; text: string };
  /** Below the link. */
  children?: ReactNode;
}

/**
 * A link of one's own, to copy, share or mail. Copying and sharing take a script: the page's own shows their buttons, and what
 * became of a copy. It finds each part by its `data-codes`. Without one, the link is selected by hand, or mailed.
 */
export function OwnLink({ link, variant = 'primary', words, message, children }: OwnLinkProps) {
  const hydrated = useHydrated();
  const mail = mailTo({ subject: message.subject, body: `${message.text}\n\n${link}` });

  return (
    <Root>
      <FormField label={words.label}>
        {(control) => <Field {...control} value={link} rows={2} readOnly spellCheck={false} />}
      </FormField>
      <Ways>
        <div hidden={!hydrated} data-codes="buttons">
          <Button variant={variant} data-codes="copy" wide>
            <Icon name="copy" />
            {words.copy}
          </Button>
        </div>
        <div hidden={!hydrated} data-codes="sharing">
          <Button variant="secondary" data-codes="share" data-message={message.text} wide>
            <Icon name="share-2" />
            {words.share}
          </Button>
        </div>
        <LinkButton variant="secondary" href={mail} wide>
          <Icon name="mail" />
          {words.mail}
        </LinkButton>
      </Ways>
      <Told role="status">
        <span hidden data-codes="copied">
          {words.copied}
        </span>
        <span hidden data-codes="notCopied">
          {words.notCopied}
        </span>
      </Told>
      {children}
    </Root>
  );
}

/** The address that opens a new mail without a recipient. */
function mailTo({ subject, body }: { subject: string; body: string }): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

// As high as the link, which is shown whole.
const Field = styled(TextArea)`
  && {
    min-block-size: 0;
    overflow-wrap: anywhere;
    resize: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  & > * {
    flex: 1 1 13rem;
  }
`;

const Told = styled.p`
  color: ${color.success};
  font-size: ${fontSize.small};

  &:not(:has(> :not([hidden]))) {
    display: none;
  }
`;
