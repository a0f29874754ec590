import type { StudentState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the price for students, and where the visitor's verification stands. */
export type StudentFacts = StudentState;

export const student = fromServer<StudentState>({ status: 'notOffered' });

export function selectStudent(state: { student: StudentState }): StudentState {
  return state.student;
}
