/** The notice of the enrolment on a page that is not hydrated. */
export interface EnrolmentNotice {
  /** Shows that the person is enrolled now, and reads it out. */
  showEnrolled: () => void;
}

const parts = ['enrolled', 'notEnrolled'] as const;

export function createEnrolmentNotice(document: Pick<Document, 'querySelector'>): EnrolmentNotice {
  return {
    showEnrolled() {
      for (const each of parts) {
        const part = document.querySelector<HTMLElement>(`[data-enrolment="${each}"]`);
        if (part) part.hidden = each !== 'enrolled';
      }
    },
  };
}
