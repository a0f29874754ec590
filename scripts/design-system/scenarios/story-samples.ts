import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What the stories of a screen show, as source code. */
export interface StorySamples {
  /** As in the sidebar of Storybook, with its folders. */
  title: string;
  /** The import declarations that the code needs. */
  imports: readonly SampleImport[];
  /** Top-level declarations of the story file that the code needs, and `meta` with the arguments that are no handlers. */
  declarations: readonly string[];
  /** The names of the handlers among the arguments. */
  handlers: readonly string[];
  /** The arguments of each story that are no handlers, by the name of its state. `name` is the story's, where it says one. */
  states: readonly { state: string; name: string | undefined; args: string }[];
  /** Whether the file has a function `shown`, which adapts arguments to a language. */
  adapts: boolean;
}

export interface SampleImport {
  /** As in the story file. */
  specifier: string;
  /** `sampleFrame`, `subscriptionStates as allStates`. */
  name: string;
  isType: boolean;
}

/** Reads a file of stories without running it. */
export function readSamples(path: string): StorySamples {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = importsOf(file);
  const declared = declarationsOf(file);
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && isReference(node)) include(node.text);
    node.forEachChild(visit);
  };
  const include = (name: string) => {
    if (used.has(name) || name === 'meta') return;
    used.add(name);
    const declaration = declared.get(name);
    if (declaration) visit(declaration);
  };

  const component = objectOf(declared.get('meta'));
  const meta = argsOf(component);
  const shared = withoutHandlers(meta);
  shared.forEach(visit);
  const stories = [...declared].filter(([, declaration]) => isExported(declaration));
  const states = stories.map(([name, declaration]) => {
    const story = objectOf(declaration);
    const args = withoutHandlers(argsOf(story));
    args.forEach(visit);
    return {
      state: name.charAt(0).toLowerCase() + name.slice(1),
      name: stringIn(story, 'name'),
      args: textOf(args),
    };
  });
  if (declared.has('shown')) include('shown');

  return {
    title: stringIn(component, 'title') ?? '',
    imports: imports.filter(({ local }) => used.has(local)),
    declarations: [...declared]
      .filter(([name]) => used.has(name) || name === 'meta')
      .map(([name, node]) => (name === 'meta' ? metaText(shared) : statementText(node))),
    handlers: meta.filter(isHandler).map((property) => property.name.getText()),
    states,
    adapts: declared.has('shown'),
  };
}

type Declaration = ts.VariableDeclaration | ts.FunctionDeclaration;

function importsOf(file: ts.SourceFile): (SampleImport & { local: string })[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map((element) => ({
      specifier: (moduleSpecifier as ts.StringLiteral).text,
      name: element.getText().replace(/^type /, ''),
      isType: importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || element.isTypeOnly,
      local: element.name.text,
    }));
  });
}

function declarationsOf(file: ts.SourceFile): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      found.set(declaration.name.getText(), declaration);
    }
  }
  return found;
}

/** An identifier that stands for a value or a type, and is not the name of a property. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}

function objectOf(declaration: Declaration | undefined): ts.ObjectLiteralExpression | undefined {
  let value: ts.Node | undefined =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) value = value.expression;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

type Argument = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

function argsOf(story: ts.ObjectLiteralExpression | undefined): Argument[] {
  const args = story?.properties.find((property) => property.name?.getText() === 'args');
  if (args === undefined) return [];
  const value = ts.isPropertyAssignment(args) ? args.initializer : undefined;
  const unreadable = new Error(`${args.getSourceFile().fileName}: arguments have to be written out.`);
  if (value === undefined || !ts.isObjectLiteralExpression(value)) throw unreadable;
  return value.properties.map((property) => {
    if (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) return property;
    throw unreadable;
  });
}

/** The text of a property. */
function stringIn(object: ts.ObjectLiteralExpression | undefined, name: string): string | undefined {
  const found = object?.properties.find((property) => property.name?.getText() === name);
  const value = found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
  return value !== undefined && ts.isStringLiteralLike(value) ? value.text : undefined;
}

function isHandler(argument: Argument): boolean {
  return /^on[A-Z]/.test(argument.name.getText());
}

function withoutHandlers(args: readonly Argument[]): Argument[] {
  return args.filter((argument) => !isHandler(argument));
}

function textOf(args: readonly Argument[]): string {
  return args.length === 0 ? '{}' : `{ ${args.map((argument) => argument.getText()).join(', ')} }`;
}

function metaText(args: readonly Argument[]): string {
  return `const meta = { args: ${textOf(args)} } satisfies { args: ScenarioArgs<Props> };`;
}

function isExported(declaration: Declaration): boolean {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return (
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

function statementText(declaration: Declaration): string {
  return ts.isVariableDeclaration(declaration) ? `const ${declaration.getText()};` : declaration.getText();
}
