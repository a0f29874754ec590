import type { Rule } from 'eslint';
import { relative, sep } from 'node:path';
import { root } from '../root.ts';
import { boundaryCrossedBy } from './forbidden-import.ts';
import { resolveImport } from './resolve-import.ts';
import { boundaries } from './table.ts';

/** The parts of a declaration, as typescript-eslint parses it, that tell what it imports and whether types alone. */
interface Declaration {
  source?: { type: string; value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: { importKind?: string; exportKind?: string }[];
}

/** Reports an import that crosses a boundary of the table, with what to do instead. */
export const boundariesRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { crossed: '{{instead}} ({{name}})' } },
  create(context) {
    const from = relative(root, context.filename).split(sep).join('/');
    const check = (node: Rule.Node) => {
      const declaration = node as Declaration;
      const specifier = declaration.source?.value;
      if (typeof specifier !== 'string') return;
      const to = resolveImport(from, specifier);
      const crossed = boundaryCrossedBy(boundaries, { from, to, typesOnly: importsTypesOnly(declaration) });
      if (crossed === undefined) return;
      context.report({ node, messageId: 'crossed', data: { name: crossed.name, instead: crossed.instead } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

function importsTypesOnly({ importKind, exportKind, specifiers = [] }: Declaration): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  const kinds = specifiers.map((specifier) => specifier.importKind ?? specifier.exportKind);
  return kinds.length > 0 && kinds.every((kind) => kind === 'type');
}
