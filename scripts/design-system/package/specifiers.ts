import { dirname, relative } from 'node:path';

const specifier = /(\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?)(['"])([^'"]+)\2/g;

/** Points the imports of a built file at what is built: `.js` files, and the package's own words. */
export function pointAtBuilt(code: string, file: string, dist: string): string {
  return code.replace(specifier, (_, keyword: string, quote: string, path: string) => {
    return `${keyword}${quote}${builtPath(path, file, dist)}${quote}`;
  });
}

function builtPath(path: string, file: string, dist: string): string {
  const words = /^@stillpoint\/translations(?:\/(.+))?$/.exec(path);
  if (words !== null) {
    const between = relative(
      dirname(file),
      `${dist}/translations/${withBuiltEnding(words[1] ?? 'index.ts')}`,
    );
    return between.startsWith('.') ? between : `./${between}`;
  }
  return path.startsWith('.') ? withBuiltEnding(path) : path;
}

function withBuiltEnding(path: string): string {
  return path.replace(/\.tsx?$/, '.js');
}
