import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import type { Counted } from './figures.ts';

/** Counts the props of all components that have a sentence for their reader. Each member of a type `…Props` counts once. */
export function describedProps(source: string): Counted {
  const props = globSync('{primitives,patterns,screens,mails}/**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !/\.(test|stories|states)\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => propsIn(join(source, path)));
  return {
    of: props.length,
    missing: props.filter(({ described }) => !described).map(({ name }) => name),
  };
}

interface Prop {
  /** Its component and its own name: `Button.variant`. */
  name: string;
  described: boolean;
}

function propsIn(path: string): Prop[] {
  const file = ts.createSourceFile(basename(path), readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    if (!isExported(statement)) return [];
    if (ts.isInterfaceDeclaration(statement)) return membersOf(statement.name.text, statement.members);
    return ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type)
      ? membersOf(statement.name.text, statement.type.members)
      : [];
  });
}

function membersOf(type: string, members: Iterable<ts.TypeElement>): Prop[] {
  if (!type.endsWith('Props')) return [];
  const component = type.slice(0, -'Props'.length);
  return [...members].flatMap((member) => {
    if (!ts.isPropertySignature(member)) return [];
    const described = ts.getJSDocCommentsAndTags(member).length > 0;
    return [{ name: `${component}.${member.name.getText()}`, described }];
  });
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}
