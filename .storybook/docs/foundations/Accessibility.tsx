import { accessibility } from './accessibility.ts';
import { AccessTable } from './AccessTable.tsx';
import { FoundationPage } from './FoundationPage.tsx';

/** How every component is reached by keys and heard by a screen reader. */
export function Accessibility() {
  return (
    <FoundationPage
      title="Accessibility"
      lead="Native elements first: they have keys, roles and a language of their own, and work before a script has come. Each state passes axe in five languages by day and by night; this page says what axe cannot know."
    >
      <h2>What holds everywhere</h2>
      <ul>
        <li>Nothing is told by colour alone: each mark has words or a sign.</li>
        <li>
          What can be pressed is 44 px high or more, and has a focus ring of 3 px with a contrast of 7 or
          more.
        </li>
        <li>
          Words grow to 200 % and pages to 400 % without a loss; nothing moves for who asked for less motion.
        </li>
        <li>A problem stands beside its field, says how to correct it, and takes no focus away.</li>
        <li>A page has one level-one heading, and one main element.</li>
      </ul>
      <h2>Each component</h2>
      <AccessTable of={Object.entries(accessibility)} />
    </FoundationPage>
  );
}
