declare global {
  /** Set by Storybook in the page of its manager. */
  interface Window {
    CONFIG_TYPE?: string;
  }
}

/** Whether this is Storybook in development, which can write to files, and no built one. */
export function inDevelopment(): boolean {
  return window.CONFIG_TYPE === 'DEVELOPMENT';
}
