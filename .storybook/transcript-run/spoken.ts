import { virtual } from '@guidepup/virtual-screen-reader';

/** Where a live region is told of, as the screen reader says it. */
const announcement = /^(polite|assertive): /;

/** What no screen reader says: where the page, a paragraph or stressed words begin and end, and that a link is over. */
const unsaid =
  /^((end of )?(document|paragraph|strong|emphasis)|end of (link|button|heading|listitem|term|definition|option).*)$/;

/** How many options of a list are written down: one of countries has over two hundred. */
const mostOptions = 8;

/** The end of the page, or of a dialog that a reader does not leave. */
const isLast = /^end of (document|(alert)?dialog\b.*, modal)$/;

/** Parts of the frame around every screen. The stories of `Page` read them. */
const frame = ['banner', 'contentinfo'];

/** Hears what is announced while a story is mounted and played. */
export async function listenToAnnouncements(): Promise<() => Promise<string[]>> {
  await virtual.start({ container: document.body });
  return async () => {
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases.filter((phrase) => announcement.test(phrase));
  };
}

/**
 * What a screen reader says from the top of the page to its end, computed from roles, names and states: a line a phrase. Moves the
 * focus as a reader does, so it comes last in the check of a story.
 */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  while (!isLast.test(await virtual.lastSpokenPhrase())) await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  const said = withoutFrame(phrases).filter((phrase) => !unsaid.test(phrase));
  return withFewOptions(said.filter((phrase, at) => !repeats(said[at - 1], phrase)));
}

/** Leaves out what follows in a long list of options. */
function withFewOptions(phrases: readonly string[]): string[] {
  let options = 0;
  return phrases.flatMap((phrase, at) => {
    options = phrase.startsWith('option, ') ? options + 1 : 0;
    if (options <= mostOptions) return [phrase];
    const isLast = !phrases[at + 1]?.startsWith('option, ');
    return isLast ? [`(${options - mostOptions} more options)`] : [];
  });
}

function withoutFrame(phrases: readonly string[]): string[] {
  let within: string | undefined;
  return phrases.filter((phrase) => {
    const [role = ''] = phrase.split(',');
    if (within === undefined && frame.includes(role)) within = role;
    const left = within !== undefined;
    if (within !== undefined && phrase.startsWith(`end of ${within}`)) within = undefined;
    return !left;
  });
}

/** The words of a link stand in its name as well. */
function repeats(before: string | undefined, phrase: string): boolean {
  return before !== undefined && before !== phrase && before.includes(`, ${phrase}`);
}
