/** The steps of a verification, by the names that SheerID gives them. */
export type Step = 'collectStudentPersonalInfo' | 'docUpload' | 'pending' | 'success' | 'error';

/** A verification. What was typed about a person is not kept. */
export interface Verification {
  verificationId: string;
  programId: string;
  currentStep: Step;
  errorIds: string[];
  rejectionReasons: string[];
  organization: { id: number; name: string } | null;
  createdAt: string;
}

export const faults = ['none', 'down', 'slow', 'rubbish'] as const;

/** A notification, with the outcome of each time it was sent. */
export interface Notification {
  verificationId: string;
  notifierEventType: string;
  outcomes: string[];
}

/** Everything that the verifying company remembers. */
export interface SheeridState {
  verifications: Record<string, Verification>;
  notifications: Notification[];
  fault: (typeof faults)[number];
}

export const emptySheeridState = (): SheeridState => ({
  verifications: {},
  notifications: [],
  fault: 'none',
});

/** A school, and what becomes of those who name it. */
export interface School {
  id: number;
  name: string;
  country: string;
  type: 'UNIVERSITY';
  gives: Step;
  shows: string;
}

function school(id: number, name: string, country: string, gives: Step, shows: string): School {
  return { id, name, country, type: 'UNIVERSITY', gives, shows };
}

export const schools: readonly School[] = [
  school(1001, 'Harbour University', 'GB', 'success', 'Confirms at once'),
  school(1002, 'Hafenuniversität', 'DE', 'success', 'Confirms at once'),
  school(
    1003,
    'Northfield College',
    'US',
    'docUpload',
    'Asks for a document, which is accepted or rejected here',
  ),
  school(
    1004,
    'Nordfeld-Hochschule',
    'DE',
    'docUpload',
    'Asks for a document, which is accepted or rejected here',
  ),
  school(1005, 'Old Mill School', 'GB', 'pending', 'Is asked by hand: accepted or rejected here'),
  school(1006, 'Closed Academy', 'US', 'error', 'Refuses'),
];

/** The schools that a name finds, however it is written. */
export function schoolsCalled(typed: string): School[] {
  const wanted = typed.trim().toLowerCase();
  return wanted === '' ? [] : schools.filter(({ name }) => name.toLowerCase().includes(wanted));
}
