export interface HiddenFieldsProps {
  userId: string;
  change: string;
}

/** What every form of the page names: whom the page was drawn for, and what it changes. */
export function HiddenFields({ userId, change }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="change" value={change} />
    </>
  );
}
