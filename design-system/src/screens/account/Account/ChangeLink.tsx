import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface ChangeLinkProps {
  href: string;
  label: string;
  /** What is heard in place of the label. It contains the label. */
  name: string;
}

/** Opens the form of a row, or the page where it is changed. */
export function ChangeLink({ href, label, name }: ChangeLinkProps) {
  return (
    <LinkButton href={href} size="small" variant="plain" aria-label={name}>
      {label}
    </LinkButton>
  );
}
