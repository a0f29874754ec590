import { createAction } from '@reduxjs/toolkit';

/** What is counted of a page that came into view. */
export interface ScreenView {
  name: string;
  /** Which of the page's modules was shown. */
  variant?: string;
}

/** A page came into view. */
export const screenViewed = createAction<ScreenView>('analytics/screenViewed');
