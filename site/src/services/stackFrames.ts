/** A stack frame of Sentry's protocol. */
export interface StackFrame {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
}

/** `at send (https://host/a.js:1:20)` in Chromium, `send@https://host/a.js:1:20` in Firefox and Safari. */
const place = /^\s*(?:at )?(?:async )?(.*?)[@ (]*((?:https?|file):\/\/\S+?):(\d+):(\d+)\)?$/;

const keptFrames = 50;

/** The frames of an error's stack, the throwing one last. */
export function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .slice(0, keptFrames)
    .flatMap((line) => {
      const [, name = '', filename = '', lineno, colno] = place.exec(line) ?? [];
      return filename === ''
        ? []
        : [
            {
              filename: withoutQuery(filename),
              function: name || '?',
              lineno: Number(lineno),
              colno: Number(colno),
            },
          ];
    })
    .reverse();
}

/** A script that stands in a page itself has the page's address. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}
