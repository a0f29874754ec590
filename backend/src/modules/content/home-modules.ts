import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { Check } from 'typebox/value';
import { rawEntry, type RawEntry } from './entries.ts';
import type { Report } from './report.ts';
import type { HomeModule } from './values.ts';

const Text = Type.String({ minLength: 1 });
const Titled = Type.Object({ title: Text });
const TitledWithLead = Type.Object({ title: Text, lead: Text });
const Links = Type.Array(Type.Unknown());

const Hero = Type.Object({ headline: Text, lead: Text });
const Hours = Type.Object({ title: Text, hours: Links });
const Hour = Type.Object({ mood: Type.Enum(['dawn', 'dusk', 'night']), title: Text, text: Text });
const Questions = Type.Object({ title: Text, questions: Links });
const Question = Type.Object({ question: Text, answer: Text });

/** How each kind of module becomes a value of ours. */
const decoders: Record<string, (entry: RawEntry, report: Report) => HomeModule | undefined> = {
  moduleHero: decoder(Hero, ({ headline, lead }) => ({ kind: 'hero', headline, lead })),
  moduleHours: decoder(Hours, ({ title, hours }, report) => ({
    kind: 'hours',
    title,
    hours: linked(hours, Hour, report).map(({ mood, title: name, text }) => ({ mood, title: name, text })),
  })),
  modulePlans: decoder(TitledWithLead, ({ title, lead }) => ({ kind: 'plans', title, lead })),
  moduleNights: decoder(TitledWithLead, ({ title, lead }) => ({ kind: 'nights', title, lead })),
  moduleBreath: decoder(Titled, ({ title }) => ({ kind: 'breath', title })),
  moduleQuestions: decoder(Questions, ({ title, questions }, report) => ({
    kind: 'questions',
    title,
    questions: linked(questions, Question, report).map(({ question, answer }) => ({ question, answer })),
  })),
};

/** The modules of a page entry. What is unknown or incomplete is left out and reported. */
export function homeModulesFrom(page: RawEntry, report: Report): HomeModule[] {
  const modules = Array.isArray(page.fields.modules) ? page.fields.modules : [];
  return modules.flatMap((link: unknown) => {
    const entry = rawEntry(link);
    if (entry === undefined) return [];
    const decode = decoders[entry.contentType];
    if (decode === undefined) report({ entry, problem: 'is of a kind that the home page does not know' });
    return decode?.(entry, report) ?? [];
  });
}

function decoder<Fields extends TProperties>(
  schema: TObject<Fields>,
  read: (fields: Static<TObject<Fields>>, report: Report) => HomeModule,
) {
  return (entry: RawEntry, report: Report): HomeModule | undefined => {
    if (Check(schema, entry.fields)) return read(entry.fields, report);
    report({ entry, problem: 'lacks a field or has one of another kind' });
    return undefined;
  };
}

function linked<Fields extends TProperties>(links: unknown[], schema: TObject<Fields>, report: Report) {
  return links.flatMap((link) => {
    const entry = rawEntry(link);
    if (entry === undefined) return [];
    if (Check(schema, entry.fields)) return [entry.fields];
    report({ entry, problem: 'lacks a field or has one of another kind' });
    return [];
  });
}
