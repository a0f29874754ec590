import { createAction } from '@reduxjs/toolkit';

/** The address was typed into the form that the visitor came from. */
export const emailCarried = createAction<{ email: string }>('identity/emailCarried');
