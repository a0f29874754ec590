import { transform } from 'lightningcss';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';

const fonts = ['fonts/fraunces.woff2', 'fonts/figtree.woff2'];
const styleSheets = [
  'design-system/generated/fonts.css',
  'design-system/src/tokens/generated/tokens.css',
  'design-system/generated/scenes.css',
  'design-system/src/base.css',
  'site/src/app/circle.css',
];

/**
 * Writes `assets.json`, from which the server names what a page needs: the styles that all pages share, the fonts
 * and each page's scripts. Copies the design system's static files and the sounds of the exercises beside the scripts.
 */
export class SiteAssetsPlugin {
  readonly #root: string;
  readonly #generated: string;
  readonly #own: string;
  readonly #sounds: string;

  constructor({ root }: { root: string }) {
    this.#root = root;
    this.#generated = join(root, 'design-system/generated/static');
    this.#own = join(root, 'site/static');
    this.#sounds = join(root, 'site/generated/static');
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SiteAssets', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'SiteAssets', stage }, () => {
        const assets = {
          baseStyles: this.baseStyles(),
          fonts: fonts.map((font) => this.versioned(`/static/${font}`)),
          favicon: this.versioned('/static/favicon.svg'),
          scenes: this.scenes(),
          startScript: scriptOf(compilation, 'start'),
          offlineScript: scriptOf(compilation, 'offline'),
        };
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(assets)));
      });
    });
    compiler.hooks.afterEmit.tap('SiteAssets', (compilation) => {
      for (const folder of [this.#generated, this.#own, this.#sounds]) {
        cpSync(folder, join(compilation.outputOptions.path, 'static'), { recursive: true });
      }
    });
  }

  /** The style sheets that all pages share, minified, with the versioned addresses of their files. */
  baseStyles(): string {
    const css = styleSheets.map((file) => readFileSync(join(this.#root, file)));
    const { code } = transform({
      filename: 'base.css',
      code: Buffer.concat(css),
      minify: true,
      visitor: {
        // The design system's style sheets name its files relative to themselves.
        Url: ({ url, loc }) => ({
          url: url.startsWith('./static/') ? this.versioned(url.slice(1)) : url,
          loc,
        }),
      },
    });
    return code.toString();
  }

  scenes(): Record<string, string> {
    const files = readdirSync(join(this.#generated, 'scenes'));
    return Object.fromEntries(
      files.map((file) => [file.replace('.svg', ''), this.versioned(`/static/scenes/${file}`)]),
    );
  }

  /** A static file's address with a hash of its content, so that it may be kept for ever. */
  versioned(address: string): string {
    const name = address.replace('/static/', '');
    const file = [this.#generated, this.#own]
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path));
    if (file === undefined) throw new Error(`${address} is named in the styles and is not there`);
    const hash = createHash('sha256');
    for (const each of versionedTogether(file)) hash.update(readFileSync(each));
    return `${address}?v=${hash.digest('hex').slice(0, 10)}`;
  }
}

/** Scenes share one version: each page names all of them, and no compression shortens forty hashes. */
function versionedTogether(file: string): string[] {
  const folder = dirname(file);
  if (basename(folder) !== 'scenes') return [file];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .toSorted()
    .map((name) => join(folder, name));
}

function scriptOf(compilation: Compilation, entry: string): string {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const script = files.find((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`The script of the entry ${entry} is missing`);
  return `/${script}`;
}
