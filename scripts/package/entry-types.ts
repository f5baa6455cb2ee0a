import { cataloguesByArea } from '../chunks/translations';
import { contractFiles } from './entries';
import { manifestElements, type ManifestElement } from './elements-data';

/** Types of the package's entries, by file below `dist/types`. */
export function entryTypes(): Record<string, string> {
  const elements = manifestElements();
  return {
    'index.d.ts': index(elements),
    'configure.d.ts': `export { configure, signOut, userChanged, VERSION, type SuiteConfig } from './index.js';\n`,
    'texts.d.ts': texts(),
    'loader.d.ts': LOADER,
    'element-module.d.ts': ELEMENT_MODULE,
    'domain.d.ts': `export * from './sources/src/domain/index.js';\n`,
    'contract.d.ts': contractFiles()
      .map((file) => `export * from './sources/${file.replace(/ts$/, 'js')}';\n`)
      .join(''),
    'frame-client.d.ts': `export * from './sources/components/frame/client.js';\n`,
    'connect-frame.d.ts': `export * from './sources/components/iframe/connect.js';\n`,
    ...Object.fromEntries(
      elements.flatMap((element) => {
        const tag = element.tagName.replace(/^tp-/, '');
        return [
          [`${tag}.d.ts`, elementEntry(element, './')],
          [`${tag}/element.d.ts`, elementEntry(element, '../')],
        ];
      }),
    ),
  };
}

/** Type of the texts that an embedder may replace: those of every catalogue, with the same value types. */
function texts(): string {
  const catalogues = [...cataloguesByArea()].sort(([a], [b]) => (a < b ? -1 : 1));
  const imports = catalogues.map(
    // catalogues of different areas may share a name
    ([, { file, name }], i) => `import type { ${name} as texts${i} } from './sources/${file}.js';\n`,
  );
  const areas = catalogues.map(([area], i) => `  ${JSON.stringify(area)}: (typeof texts${i})['chinese'];\n`);
  return `${imports.join('')}
/** The suite's texts by area and name; one with values in it is a function of them. */
export interface AreaTexts {
${areas.join('')}}

type Some<Texts> = { readonly [Name in keyof Texts]?: Texts[Name] };

/** Texts of your own: by language, area and name. */
export type OwnTexts = {
  readonly [Language in 'zh-CN' | 'en']?: { readonly [Area in keyof AreaTexts]?: Some<AreaTexts[Area]> };
};
`;
}

/** Types of the package's loader; pages without a build use a script with the same functions. */
const LOADER = `import './elements.js';
import type { ElementTag } from './index.js';
export { configure, signOut, userChanged } from './index.js';

type Tag = ElementTag | \`tp-\${ElementTag}\`;

/** Loads and defines elements before the page holds them; all of them if none is named. */
export declare function define(...tags: Tag[]): Promise<void>;

/** Resolves when an element is defined and its content can stand; without a tag, when all are that were found or asked for. */
export declare function whenReady(tag?: Tag): Promise<void>;

/** Looks for elements in a root that cannot be seen from the page, now and later: a closed shadow root. */
export declare function observe(root: Document | ShadowRoot): void;
`;

const ELEMENT_MODULE = `export interface DefineOptions {
  /** Tag prefix, \`tp\` if left out. Elements that an element uses itself take the same one. */
  prefix?: string;
}
export interface ElementModule {
  /** Puts the element under its tag; undefined where there are no custom elements (Node). Safe to call again. */
  define(options?: DefineOptions): Promise<CustomElementConstructor | undefined>;
  /** Resolves once the first content can stand at once. */
  prepare(): Promise<void>;
}
`;

const elementEntry = (
  { name }: ManifestElement,
  up: string,
): string => `import type { ElementModule } from '${up}element-module.js';
declare const element: ElementModule;
export default element;
export type { ${name}, ${name}Attributes, ${name}EventMap, ${name}Properties } from '${up}elements.js';
`;

/**
 * A page is configured with the members of a provider. `host-keys` is an exception: it is set on any element of the
 * page.
 */
function index(elements: readonly ManifestElement[]): string {
  const provider = elements.find(({ tagName }) => tagName === 'tp-provider');
  const config = (provider?.members ?? [])
    .filter(({ name }) => name !== 'hostKeys')
    .flatMap(({ name, description, type }) => [
      `  /** ${description} */`,
      `  ${name}?: ${type.text.replace(" | 'inherit'", '').replace(' | undefined', '').replaceAll('Array<', 'ReadonlyArray<')};`,
    ]);
  return `export type * from './elements.js';
import type { DefineOptions } from './element-module.js';
import type { OwnTexts } from './texts.js';
export type { AreaTexts, OwnTexts } from './texts.js';
export type { DefineOptions, ElementModule } from './element-module.js';

/** What an embedder may set. */
export interface SuiteConfig {
${config.join('\n')}
  /** Texts of your own in the place of the suite's: by language, area and name. Shown as text, never as HTML. */
  texts?: OwnTexts;
}

/** Sets the page's default, for elements without a provider. Later calls add to earlier ones. */
export declare function configure(config: SuiteConfig): void;

/** Signs the user out, at the gateway too; the elements without a provider show nothing of theirs any more. */
export declare function signOut(): Promise<void>;

/** Another user is there: the elements without a provider forget the former one and ask \`getAuthSign\` anew. */
export declare function userChanged(): void;

export type ElementTag =
${elements.map(({ tagName }) => `  | '${tagName.replace(/^tp-/, '')}'`).join('\n')};

/** Loads and defines elements; all of them if none is named. Safe to call again. */
export declare function define(tags?: readonly ElementTag[], options?: DefineOptions): Promise<void>;

export declare const VERSION: string;
`;
}
