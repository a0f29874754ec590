import { Button } from '../../primitives/Button/Button.tsx';

export interface SwitchAccountProps {
  /** Logs out and comes back to log in. */
  action: string;
  /** One action among others, and not the page's own. */
  quiet?: boolean;
  /** The button's words. */
  children: string;
}

/** A button that leads to another account. Logging out is a form, since it changes state. */
export function SwitchAccount({ action, quiet = false, children }: SwitchAccountProps) {
  return (
    <form method="post" action={action}>
      <Button type="submit" wide={!quiet} {...(quiet && { variant: 'plain', size: 'small' })}>
        {children}
      </Button>
    </form>
  );
}
