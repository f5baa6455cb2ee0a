import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { elements } from '../../components/index';
import type { ListedElement } from '../../src/element/definition/registry';
import { elementSources } from './element-sources';

/** Element that can show every page of the portal, and so every other element. */
const SHOWS_ALL = 'portal';

const list: Readonly<Record<string, ListedElement>> = elements;

/** Returns an element with all elements that it may show inside, by tag without prefix. */
export function withInner(tag: string): string[] {
  if (tag === SHOWS_ALL) return elementSources().map((source) => source.tag);
  const found = new Set([tag, 'login']);
  // the set grows during the iteration
  for (const each of found) for (const inner of list[each]?.uses ?? []) found.add(inner);
  return [...found];
}

/**
 * Entry names of the package: one that defines an element at once, and one that leaves the definition to the caller.
 */
export const elementEntries = (): Record<string, string> =>
  Object.fromEntries(
    elementSources().flatMap(({ tag }) => [
      [tag, `entry-of/define/${tag}`],
      [`${tag}/element`, `entry-of/element/${tag}`],
    ]),
  );
export const CONTRACT_ENTRY = 'entry-of/contract/all';

/** Files that declare calls and their bodies. */
export const contractFiles = (): string[] =>
  readdirSync('src/contract', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('faults.ts'))
    .map((file) => `src/contract/${file.replaceAll('\\', '/')}`)
    .sort();

/**
 * Generates the entries of the package from the list of elements. Each entry imports its element and the elements that
 * it shows inside.
 */
export function packageEntries(): Plugin {
  const fileOf = new Map(elementSources().map(({ tag, file }) => [tag, file]));
  const module = (path: string) => JSON.stringify(resolve(path));
  const element = (tag: string) => JSON.stringify(fileOf.get(tag));

  const row = (tag: string, load: string) => {
    const { minHeight = 0, narrowHeight }: Partial<ListedElement> = list[tag] ?? {};
    // without braces; JSON leaves undefined values out
    const heights = JSON.stringify({ minHeight, narrowHeight }).slice(1, -1);
    return `${JSON.stringify(tag)}: { load: () => ${load}, ${heights} }`;
  };
  const elementCode = (tag: string) => `
    import element from ${element(tag)};
    import { registerElements } from ${module('src/element/definition/registry.ts')};
    registerElements({ ${withInner(tag)
      .map((each) =>
        row(each, each === tag ? 'Promise.resolve({ default: element })' : `import(${element(each)})`),
      )
      .join(', ')} });
    export default element;`;
  const defineCode = (tag: string) => {
    const own = fileOf.get(tag)?.replace(/element\.ts$/, 'define.ts') ?? '';
    const hasOwn = readdirSync(resolve(own, '..')).includes('define.ts');
    return `
    import element from ${JSON.stringify(`entry-of/element/${tag}`)};
    ${hasOwn ? `import { define } from ${JSON.stringify(own)}; define();` : 'void element.define();'}
    export default element;`;
  };
  const contractCode = () =>
    contractFiles()
      .map((file) => `export * from ${module(file)};`)
      .join('\n');

  return {
    name: 'package-entries',
    enforce: 'pre',
    resolveId: (id) => {
      const entry = /entry-of\/(?:define|element|contract)\/[\w-]+$/.exec(id)?.[0];
      return entry && `\0${entry}`;
    },
    load: (id) => {
      const [, kind, name = ''] = /^\0entry-of\/(\w+)\/([\w-]+)$/.exec(id) ?? [];
      if (kind === 'element') return elementCode(name);
      if (kind === 'define') return defineCode(name);
      return kind === 'contract' ? contractCode() : undefined;
    },
  };
}
