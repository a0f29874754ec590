import { forms, portalId, type Submission } from './model.ts';

/** What is posted: JSON of any shape. */
export interface Posted {
  fields?: unknown;
  context?: { pageUri?: unknown };
  legalConsentOptions?: { consent?: { consentToProcess?: unknown; text?: unknown } };
}

/** Why a submission is refused, in the words of HubSpot's forms API. */
export interface SubmissionProblem {
  message: string;
  errorType: string;
}

/** Reads a submission. One problem refuses all of it, as at HubSpot. Undefined for a form that there is not. */
export function readSubmission(
  { portal, form }: { portal: string; form: string },
  posted: Posted,
): { problems: SubmissionProblem[]; submission: Omit<Submission, 'receivedAt'> } | undefined {
  const known = portal === portalId ? forms[form] : undefined;
  if (known === undefined) return undefined;
  const values = valuesIn(posted.fields);
  const { consentToProcess, text } = posted.legalConsentOptions?.consent ?? {};
  const problems = [
    ...Object.keys(values)
      .filter((name) => !known.includes(name))
      .map((name) => problem(name, 'Field not in form definition', 'FIELD_NOT_IN_FORM_DEFINITION')),
    ...known
      .filter((name) => (values[name] ?? '') === '')
      .map((name) => problem(name, `Required field '${name}' is missing`, 'REQUIRED_FIELD')),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email ?? 'none@none.none')
      ? []
      : [problem('email', 'Invalid email address', 'INVALID_EMAIL')]),
    ...(consentToProcess === true
      ? []
      : [{ message: 'Consent to process is required', errorType: 'MISSING_PROCESSING_CONSENT' }]),
  ];
  const pageUri = posted.context?.pageUri;
  return {
    problems,
    submission: { form, values, pageUri: textOf(pageUri), consent: textOf(text) },
  };
}

function problem(field: string, message: string, errorType: string): SubmissionProblem {
  return { message: `Error in 'fields.${field}'. ${message}`, errorType };
}

function valuesIn(fields: unknown): Record<string, string> {
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(
    fields.flatMap((field: { name?: unknown; value?: unknown } | null) =>
      typeof field?.name === 'string' ? [[field.name, textOf(field.value)]] : [],
    ),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
