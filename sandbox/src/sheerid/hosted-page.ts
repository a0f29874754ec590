import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import type { ApiParts } from './api.ts';
import { schools, schoolsCalled, type Verification } from './model.ts';
import { wordsFor, type VerifyWords } from './words.ts';

type Fields = Partial<Record<string, string>>;
interface Visit {
  Params: { program: string };
  Querystring: { verificationId?: string; locale?: string };
}

/** The form on which people say where they study, `/verify/:program/?verificationId=`. Its files are not kept. */
export function hostedPage(app: FastifyInstance, parts: ApiParts & { siteOrigin: string }): void {
  const { verifying, config, save } = parts;

  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.on('end', () => done(null, {}));
    payload.resume();
  });

  const found = ({ params, query }: { params: Visit['Params']; query: Visit['Querystring'] }) => {
    const verification = verifying.byId(query.verificationId ?? '');
    return verification?.programId === params.program ? verification : undefined;
  };

  function show(request: FastifyRequest<Visit>, reply: FastifyReply, typed: Fields = {}) {
    const { language, words } = wordsFor(request.query.locale, request.headers['accept-language']);
    const verification = found(request);
    const backTo = backAddress(config.redirectUrl, request.query.verificationId ?? '');
    return sendPage(reply.code(verification === undefined ? 404 : 200), {
      title: words.title,
      language,
      heading: false,
      leadsTo: [parts.siteOrigin],
      body: html`<div class="card">
        <h1>${words.title}</h1>
        <p class="message" data-tone="notice">${words.notice}</p>
        <p>${words.steps[verification?.currentStep ?? 'unknown']}</p>
        ${verification !== undefined && formFor(verification, words, typed)}
        <p><a href="${backTo}">${words.back}</a></p>
      </div>`,
    });
  }

  app.get<Visit>('/verify/:program/', (request, reply) => show(request, reply));

  app.post<Visit & { Body: Fields | undefined }>('/verify/:program/', async (request, reply) => {
    const verification = found(request);
    if (verification === undefined) return show(request, reply);
    const typed = request.body ?? {};
    if (verification.currentStep === 'docUpload') verifying.upload(verification);
    else {
      const [school] = schoolsCalled(typed.school ?? '');
      const { firstName = '', lastName = '', email = '', birthDate = '' } = typed;
      const organization = school === undefined ? {} : { id: school.id, name: school.name };
      verifying.collect(verification, { firstName, lastName, email, birthDate, organization });
    }
    await save();
    const { currentStep, verificationId } = verification;
    if (currentStep === 'success' || currentStep === 'error') {
      return reply.redirect(backAddress(config.redirectUrl, verificationId), 303);
    }
    return show(request, reply, typed);
  });
}

function backAddress(redirectUrl: string, verificationId: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('verificationId', verificationId);
  return url.href;
}

function formFor(
  { currentStep, errorIds, rejectionReasons }: Verification,
  words: VerifyWords,
  typed: Fields,
) {
  const problem = (id: string) => errorIds.includes(id) && html`<span class="fine">${words.check}</span>`;
  const field = (name: string, label: string, id: string, extra: Html) =>
    html`<p class="field">
      <label>${label} <input name="${name}" value="${typed[name] ?? ''}" ${extra} /></label>${problem(id)}
    </p>`;

  switch (currentStep) {
    case 'collectStudentPersonalInfo':
      return html`<form method="post">
        ${field('firstName', words.firstName, 'invalidFirstName', html`autocomplete="given-name"`)}
        ${field('lastName', words.lastName, 'invalidLastName', html`autocomplete="family-name"`)}
        ${field('email', words.email, 'invalidEmail', html`type="email" autocomplete="email"`)}
        ${field('birthDate', words.birthDate, 'invalidBirthDate', html`type="date"`)}
        ${field('school', words.school, 'invalidOrganization', html`list="schools"`)}
        <datalist id="schools">
          ${schools.map(({ name }) => html`<option value="${name}"></option>`)}
        </datalist>
        <div class="actions"><button>${words.submit}</button></div>
      </form>`;
    case 'docUpload':
      return html`<form method="post" enctype="multipart/form-data">
        ${rejectionReasons.length > 0 && html`<p class="message" data-tone="error">${words.rejected}</p>`}
        <p class="field">
          <label
            >${words.file} <input type="file" name="document" accept="image/*,application/pdf" required
          /></label>
        </p>
        <div class="actions"><button>${words.submit}</button></div>
      </form>`;
    case 'pending':
    case 'success':
    case 'error':
      return undefined;
  }
}
