/** What waits for the end of the press, in the order in which it came. */
const held: (() => void)[] = [];
let pressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls at once while no pointer is down; during a press, once its click was delivered. What appears when a field is
 * left would otherwise move the pressed button away from the pointer, and the browser would dispatch no click.
 */
export function afterPress(run: () => void) {
  if (pressed) held.push(run);
  else run();
}

/** Follows the presses on the page from now on. Further calls add nothing: the listener is the same. */
export function followPresses() {
  // A touch ends its pointer first: only then does the browser send the mouse events that move the focus.
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'pointercancel', 'mouseup'])
    addEventListener(type, follow, true);
}

/** A press ends in the task after its last event: the click follows that event in the same task. */
function follow({ type }: Event) {
  clearTimeout(ending);
  pressed = true;
  if (!type.endsWith('down')) ending = setTimeout(release);
}

function release() {
  pressed = false;
  for (const run of held.splice(0)) run();
}
