import { exerciseIds } from '../../domain/exercises.ts';
import type { Language } from '../../domain/languages.ts';
import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { pictureScenes, type ContentModule, type HomeModule } from './content.ts';
import { rawEntry, type RawEntry } from './entries.ts';
import { fieldsOf, RichText, Text } from './fields.ts';
import { linkTarget } from './link-target.ts';
import type { Report } from './report.ts';
import { textBlocksFrom } from './text-blocks.ts';

const Titled = Type.Object({ title: Text });
const TitledWithLead = Type.Object({ title: Text, lead: Text });
const Links = Type.Array(Type.Unknown());
const Scene = Type.Enum(pictureScenes);

const Exercise = Type.Object({ title: Text, lead: Text, exercise: Type.Enum(exerciseIds) });
const ExerciseTeaser = Type.Object({ exercise: Type.Enum(exerciseIds), target: Text });
const Hero = Type.Object({ headline: Text, lead: Text });
const HeroWithScene = Type.Object({ headline: Text, lead: Text, scene: Type.Optional(Scene) });
const Hours = Type.Object({ title: Text, hours: Links });
const Hour = Type.Object({ mood: Type.Enum(['dawn', 'dusk', 'night']), title: Text, text: Text });
const Questions = Type.Object({ title: Text, questions: Links });
const Question = Type.Object({ question: Text, answer: Text });
const RunningText = Type.Object({ title: Type.Optional(Text), body: RichText });
const Picture = Type.Object({ scene: Scene, alt: Text, caption: Type.Optional(Text) });
const List = Type.Object({ title: Text, items: Links });
const ListItem = Type.Object({ title: Text, text: Text });
const CallToAction = Type.Object({ title: Text, lead: Type.Optional(Text), label: Text, target: Text });

/** What reading a module needs beside its entry: the language of the page that it is on. */
interface Reading {
  language: Language;
  report: Report;
}

type Decode<Module> = (entry: RawEntry, reading: Reading) => Module | undefined;
type Decoders<Module> = Readonly<Record<string, Decode<Module>>>;

/** The modules that every page may have. */
const shared: Decoders<HomeModule & ContentModule> = {
  moduleHours: decoder(Hours, ({ title, hours }, { report }) => ({
    kind: 'hours',
    title,
    hours: linked(hours, Hour, report).map(({ mood, title: name, text }) => ({ mood, title: name, text })),
  })),
  modulePlans: decoder(TitledWithLead, ({ title, lead }) => ({ kind: 'plans', title, lead })),
  moduleNights: decoder(TitledWithLead, ({ title, lead }) => ({ kind: 'nights', title, lead })),
  moduleBreath: decoder(Titled, ({ title }) => ({ kind: 'breath', title })),
  moduleExercise: decoder(Exercise, ({ title, lead, exercise }) => ({
    kind: 'exercise',
    title,
    lead,
    exercise,
  })),
  moduleQuestions: decoder(Questions, ({ title, questions }, { report }) => ({
    kind: 'questions',
    title,
    questions: linked(questions, Question, report).map(({ question, answer }) => ({ question, answer })),
  })),
};

const ofHome: Decoders<HomeModule> = {
  ...shared,
  moduleHero: decoder(Hero, ({ headline, lead }) => ({ kind: 'hero', headline, lead })),
  moduleExerciseTeaser: decoder(ExerciseTeaser, ({ exercise, target }, reading) => {
    const href = targetOf(target, reading);
    return href === undefined ? undefined : { kind: 'exerciseTeaser', exercise, href };
  }),
};

const ofContentPages: Decoders<ContentModule> = {
  ...shared,
  moduleHero: decoder(HeroWithScene, ({ headline, lead, scene }) => ({
    kind: 'hero',
    headline,
    lead,
    ...(scene !== undefined && { scene }),
  })),
  moduleText: decoder(RunningText, ({ title, body }, { entry, language, report }) => ({
    kind: 'text',
    ...(title !== undefined && { title }),
    blocks: textBlocksFrom(body.content, {
      entry,
      language,
      firstLevel: title === undefined ? 2 : 3,
      report,
    }),
  })),
  modulePicture: decoder(Picture, ({ scene, alt, caption }) => ({
    kind: 'picture',
    scene,
    alt,
    ...(caption !== undefined && { caption }),
  })),
  moduleList: decoder(List, ({ title, items }, { report }) => ({
    kind: 'list',
    title,
    items: linked(items, ListItem, report).map(({ title: name, text }) => ({ title: name, text })),
  })),
  moduleCallToAction: decoder(CallToAction, ({ title, lead, label, target }, reading) => {
    const href = targetOf(target, reading);
    if (href === undefined) return undefined;
    return { kind: 'callToAction', title, ...(lead !== undefined && { lead }), label, href };
  }),
};

/** The modules of the home page's entry. What is unknown or incomplete is left out and reported. */
export function homeModulesFrom(page: RawEntry, reading: Reading): HomeModule[] {
  return modulesFrom(page, ofHome, reading, 'the home page');
}

/** The modules of another page's entry. What is unknown or incomplete is left out and reported. */
export function contentModulesFrom(page: RawEntry, reading: Reading): ContentModule[] {
  return modulesFrom(page, ofContentPages, reading, 'a page');
}

function modulesFrom<Module>(
  page: RawEntry,
  decoders: Decoders<Module>,
  reading: Reading,
  where: string,
): Module[] {
  const modules = Array.isArray(page.fields.modules) ? page.fields.modules : [];
  return modules.flatMap((link: unknown) => {
    const entry = rawEntry(link);
    if (entry === undefined) return [];
    const decode = Object.hasOwn(decoders, entry.contentType) ? decoders[entry.contentType] : undefined;
    if (decode === undefined) reading.report({ entry, problem: `is of a kind that ${where} does not know` });
    return decode?.(entry, reading) ?? [];
  });
}

/** The address that a module leads to. One that no link may lead to is reported. */
function targetOf(target: string, { entry, language, report }: Reading & { entry: RawEntry }) {
  const href = linkTarget(target, language);
  if (href === undefined) report({ entry, problem: 'leads to what no link may lead to' });
  return href;
}

function decoder<Fields extends TProperties, Module>(
  schema: TObject<Fields>,
  read: (fields: Static<TObject<Fields>>, context: Reading & { entry: RawEntry }) => Module | undefined,
): Decode<Module> {
  return (entry, reading) => {
    const fields = fieldsOf(entry, schema, reading.report);
    return fields && read(fields, { ...reading, entry });
  };
}

function linked<Fields extends TProperties>(links: unknown[], schema: TObject<Fields>, report: Report) {
  return links.flatMap((link) => {
    const entry = rawEntry(link);
    return (entry && fieldsOf(entry, schema, report)) ?? [];
  });
}
