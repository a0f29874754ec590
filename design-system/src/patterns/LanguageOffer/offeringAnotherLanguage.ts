import type { PageFrame } from '../Page/PageFrame.ts';

/** For stories in every language: a page is never offered the language that it is in. */
export function offeringAnotherLanguage(frame: PageFrame): PageFrame {
  return frame.offeredLanguage === frame.language ? { ...frame, offeredLanguage: 'en' } : frame;
}
