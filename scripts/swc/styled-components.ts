/**
 * Gives styled parts ids that do not depend on the order in which modules load. The same everywhere: with other
 * options in one place, server and browser would disagree about the names of classes.
 */
export const styledComponentsPlugin: [string, Record<string, boolean>] = [
  '@swc/plugin-styled-components',
  { displayName: false, fileName: false, ssr: true, pure: true },
];
