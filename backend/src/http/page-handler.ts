import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Language } from '../domain/languages.ts';
import type { OpenSite, PageRequest, RouteName } from '../site/open-site.ts';
import type { ApiErrors } from './api-errors.ts';

/** A request for a page, in one language. */
export interface PageVisit {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  /** The page's own address in this language, without a query. */
  address: string;
}

/** A request for a page that editors made. */
export interface ContentVisit extends PageVisit {
  /** The address without its language and without a slash before it. */
  slug: string;
}

/** A request for a page that only signed-in visitors may open. */
export interface MemberVisit extends PageVisit {
  userId: string;
}

/** How a page is answered, beside what it shows. */
interface PageResponse {
  statusCode?: number;
  /** Sent as `retry-after`. */
  retryAfterMinutes?: number;
  /** The page in schema.org's words. */
  structuredData?: object;
  /** The page shows what is of one browser alone, also to those who are signed out: it is never stored. */
  personal?: true;
  /** Origins of other companies to which a form of the page may lead on. */
  formsLeadTo?: readonly string[];
  /** Wallets are offered on the page: it may ask for payments, and the windows that it opens may answer it. */
  wallets?: true;
  /** Where a page without a script goes on to by itself. */
  refresh?: string;
}

type Shown<Name extends RouteName> = unknown extends PageRequest<Name>['facts']
  ? { route: Name; facts?: undefined }
  : { route: Name; facts: PageRequest<Name>['facts'] };

/** A page of the site, in the state that its facts name. */
export type PageToShow = { [Name in RouteName]: Shown<Name> }[RouteName] & PageResponse;

/** What a page is shown from, by the name of its route. */
export type FactsOf<Name extends RouteName> = Extract<PageToShow, { route: Name }>['facts'];

/** The result of a request for a page: a page, perhaps another than was asked for, or a redirect. */
export type PageResult = PageToShow | { redirectTo: string };

/** The address is for signed-in visitors alone, though its page is for anyone: visitors log in, and come back. */
export interface LogInFirst {
  logInFirst: true;
}

/**
 * The result of a form. Without a script it is a redirect or a page; a caller that asks for JSON gets
 * `{ data: { attributes } }` or `{ errors }`. A redirect's attributes are `{ next }`.
 */
export type FormResult =
  | { redirectTo: string }
  | LogInFirst
  | { page: PageToShow; attributes: object }
  | { page: PageToShow; errors: ApiErrors['errors'] };

/** A form as an operation of the API: its name and group, and the JSON responses by status. */
export interface FormOperation {
  operationId: string;
  tags: string[];
  summary: string;
  responses: Record<number, TSchema>;
}

/** The form that a page posts to its own address. */
export interface PageForm<Visit extends PageVisit> {
  body: TSchema;
  /** How the API's document describes the form. A form without it is not described. */
  operation?: FormOperation;
  submit: (visit: Visit) => Promise<FormResult>;
}

/** What a module knows of one page: what it shows, and what its form does. */
export interface PageHandler<Visit extends PageVisit = PageVisit> {
  show: (visit: Visit) => Promise<PageResult | LogInFirst>;
  form?: PageForm<Visit>;
  /** What signed-out visitors are shown instead of being asked to log in; undefined where nothing is. */
  beforeLogin?: (visit: PageVisit) => Promise<PageToShow | undefined>;
  /** The address belongs to a sign-in under way: no redirect to the language that was chosen before. */
  keepsLanguage?: boolean;
}

type VisitOf<Name extends RouteName> = OpenSite['routes'][Name]['access'] extends 'signedIn'
  ? MemberVisit
  : PageVisit;

type Handlers = { [Name in RouteName]: PageHandler<VisitOf<Name>> };

/** The handlers of some pages, by the names of their routes. */
export type PageHandlers = Partial<Handlers>;

/** A page without an address of its own is shown by the handler of another one. */
type Addressable<Name extends RouteName> = OpenSite['routes'][Name] extends { addressable: false }
  ? never
  : Name;

type NameWithFacts = {
  [Name in RouteName]: unknown extends PageRequest<Name>['facts'] ? never : Addressable<Name>;
}[RouteName];

/** The handlers of all pages. Only a page that the backend has to tell nothing, or without an address, may go without. */
export type AllPageHandlers = PageHandlers & Pick<Handlers, NameWithFacts>;

/** Gives a form's body to its handler with the type of its schema, against which Fastify has validated it. */
export function pageForm<Visit extends PageVisit, Body extends TSchema>({
  submit,
  ...form
}: Omit<PageForm<Visit>, 'body' | 'submit'> & {
  body: Body;
  submit: (visit: Visit, body: Static<Body>) => Promise<FormResult>;
}): PageForm<Visit> {
  return { ...form, submit: (visit) => submit(visit, visit.request.body as Static<Body>) };
}
