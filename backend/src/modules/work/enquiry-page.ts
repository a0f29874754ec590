import { Type } from 'typebox';
import { ApiErrors } from '../../http/api-errors.ts';
import { takesForm, type FormTokens } from '../../http/form-token.ts';
import { pageForm, type FormResult, type PageHandler, type PageVisit } from '../../http/page-handler.ts';
import { networkAddress } from '../../throttle/network-address.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { Enquiries } from './enquiries.ts';
import type { WorkEnquiryFacts } from './facts.ts';
import { readWorkEnquiry, WorkEnquiryForm } from './form.ts';
import { enquiryLimits } from './limits.ts';
import { refusedEnquiry } from './refusals.ts';

/** What the page works with. */
export interface EnquiryPageParts {
  enquiries: Pick<Enquiries, 'keep'>;
  formTokens: FormTokens;
  throttle: Pick<Throttle, 'attempt'>;
}

const blank = { values: { fullname: '', email: '', company: '', message: '' }, problems: {} };

const responses = {
  200: Type.Object(
    { data: Type.Object({ attributes: Type.Object({ status: Type.Literal('sent') }) }) },
    { examples: [{ data: { attributes: { status: 'sent' } } }] },
  ),
  422: ApiErrors,
  429: ApiErrors,
};

/**
 * Takes a company's message. Programs are told by a field that people do not see, and by their speed: what looks like
 * theirs is shown once more rather than dropped, so that no message is lost.
 */
export function enquiryPage({ enquiries, formTokens, throttle }: EnquiryPageParts): PageHandler {
  async function submit({ request, language }: PageVisit, form: WorkEnquiryForm): Promise<FormResult> {
    const { formToken = '', website = '' } = form;
    const { content, enquiry } = readWorkEnquiry(form);
    const taken = website === '' && (await takesForm(formToken, { formTokens, throttle }));
    const facts = { ...content, formToken: taken ? formToken : formTokens.reissue() };

    if (enquiry === undefined) return refusedEnquiry({ ...facts, status: 'ready' });
    if (!taken) return refusedEnquiry({ ...facts, status: 'checkAgain' });

    const allowed = await throttle.attempt(enquiryLimits(enquiry.email, networkAddress(request.ip)));
    if (!allowed.ok) {
      return refusedEnquiry({ ...facts, status: 'tooManyAttempts', minutes: allowed.minutes });
    }
    await enquiries.keep({ formToken, language, enquiry });
    const sent: WorkEnquiryFacts = { ...facts, status: 'sent' };
    return {
      page: { route: 'workEnquiry', facts: sent, personal: true },
      attributes: { status: 'sent' },
    };
  }

  return {
    show: () => {
      const facts: WorkEnquiryFacts = { status: 'ready', ...blank, formToken: formTokens.issue() };
      return Promise.resolve({ route: 'workEnquiry', facts, personal: true });
    },
    form: pageForm({
      body: WorkEnquiryForm,
      operation: {
        operationId: 'sendWorkEnquiry',
        tags: ['Work'],
        summary: 'Takes the message of a company, which a job sends on to those who answer',
        responses,
      },
      submit,
    }),
  };
}
