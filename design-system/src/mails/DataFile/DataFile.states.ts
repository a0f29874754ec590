import type { DataFileFacts } from './DataFileState.ts';

const made = { link: 'https://stillpoint.example/user/data', hours: 48 };

/** Every state of the mail, once. */
export const dataFileStates = {
  named: { firstName: 'Alex', ...made },
  unnamed: made,
} satisfies Record<string, DataFileFacts>;
