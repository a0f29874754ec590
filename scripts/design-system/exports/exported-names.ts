import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What a module exports: names that exist at run time, and names of types. */
export interface ExportedNames {
  values: string[];
  types: string[];
}

/** Reads the exports of a module and of the modules that it exports whole. Nothing is run or type-checked. */
export function exportedNames(path: string): ExportedNames {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const parts = file.statements.map((statement) => namesOf(statement, path));
  return {
    values: parts.flatMap(({ values }) => values),
    types: parts.flatMap(({ types }) => types),
  };
}

function namesOf(statement: ts.Statement, path: string): ExportedNames {
  if (ts.isExportDeclaration(statement)) return reExported(statement, path);
  const exported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (exported !== true) return { values: [], types: [] };

  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    return { values: [], types: [statement.name.text] };
  }
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.map(({ name }) => name);
    return { values: names.filter(ts.isIdentifier).map(({ text }) => text), types: [] };
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return { values: statement.name === undefined ? [] : [statement.name.text], types: [] };
  }
  throw new Error(`${path} exports something else than a type, a constant, a function or a class.`);
}

function reExported(
  { exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration,
  path: string,
): ExportedNames {
  if (exportClause !== undefined && ts.isNamedExports(exportClause)) {
    const { elements } = exportClause;
    const isType = (element: ts.ExportSpecifier) => isTypeOnly || element.isTypeOnly;
    return {
      values: elements.filter((element) => !isType(element)).map(({ name }) => name.text),
      types: elements.filter(isType).map(({ name }) => name.text),
    };
  }
  if (exportClause !== undefined || moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) {
    throw new Error(`${path} exports a namespace: name what it exports instead.`);
  }
  const { values, types } = exportedNames(join(dirname(path), moduleSpecifier.text));
  return isTypeOnly ? { values: [], types } : { values, types };
}
