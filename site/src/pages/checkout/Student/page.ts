import { definePage } from '../../definePage.ts';
import { student, type StudentFacts } from './student.ts';
import { StudentRoute } from './StudentRoute.tsx';

export const page = definePage({
  Route: StudentRoute,
  reducers: { student },
  sagas: [],
  stateFrom: (facts: StudentFacts) => ({ student: facts }),
});
