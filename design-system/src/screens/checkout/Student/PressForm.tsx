import { Button } from '../../../primitives/Button/Button.tsx';

export interface PressFormProps {
  action: string;
  /** What it sends. */
  fields: Readonly<Record<string, string>>;
  label: string;
}

/** A native form with one button. */
export function PressForm({ action, fields, label }: PressFormProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" wide>
        {label}
      </Button>
    </form>
  );
}
