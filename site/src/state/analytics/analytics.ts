import { createAction } from '@reduxjs/toolkit';

/** A page came into view, under its name in the route table. */
export const screenViewed = createAction<{ name: string; variant?: string }>('analytics/screenViewed');
