/** eslint-plugin-jsx-a11y brings no types of its own. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Config } from 'eslint/config';

  const plugin: { flatConfigs: { recommended: Config; strict: Config } };
  export default plugin;
}
