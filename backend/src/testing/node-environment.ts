import { fileURLToPath } from 'node:url';

/** What a Node process of a test needs of ours. It keeps its compiled code for the next one, which starts in a third less time. */
export const nodeEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.stillpoint/compile-cache', import.meta.url)),
};
