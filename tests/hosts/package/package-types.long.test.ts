import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPacked, type Workplace } from '../../support/hosts/packed-package';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';
import { snippet } from '../../support/hosts/snippets';
import { checkSvelte, checkVue } from '../../support/hosts/template-checkers';

/** Compiler errors of a file in a folder. */
function complaintsOf(folder: string, file: string, options: Record<string, unknown>): Promise<string> {
  const project = join(
    folder,
    `tsconfig.${Object.values(options).join('-').replace(/\W+/g, '-')}.${file}.json`,
  );
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
    types: [],
    ...options,
  };
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [file] }));
  const compiler = resolve('node_modules/typescript/bin/tsc');
  return new Promise((done) => {
    execFile(process.execPath, [compiler, '-p', project], (_error, output) => done(output));
  });
}

const BUNDLER = { module: 'esnext', moduleResolution: 'bundler' };
/** Declarations of the frameworks themselves are not checked. */
const LOOSE = { ...BUNDLER, skipLibCheck: true };

/** Code taken from the documents. */
const SHOWN = {
  'guide.tsx': () => snippet('docs/frameworks.md', 'Solid', 'tsx'),
  'angular.ts': () => snippet('docs/frameworks.md', 'Angular', 'ts'),
  'embedding.ts': () => snippet('docs/embedding.md', 'npm', 'ts', 'configure('),
  'embedding-rules.ts': () => snippet('docs/embedding.md', 'npm', 'ts', 'domain'),
};

describe('the types of the packed package', () => {
  let workplace: Workplace;
  beforeAll(() => {
    workplace = installPacked('tests/hosts/type-projects');
    writeFileSync(join(workplace.folder, 'package.json'), '{"type":"module"}');
    for (const [file, code] of Object.entries(SHOWN)) writeFileSync(join(workplace.folder, file), code());
    const runtime = JSON.stringify(resolve('src/element/runtime/suite-config'));
    writeFileSync(join(workplace.folder, 'settings.ts'), sameSettings(runtime));
  });
  afterAll(() => workplace?.remove());

  for (const [name, file, options] of [
    ['Node’s resolution (node16)', 'plain.ts', { module: 'node16', moduleResolution: 'node16' }],
    ['Node’s resolution (nodenext)', 'plain.ts', { module: 'nodenext', moduleResolution: 'nodenext' }],
    ['the resolution of bundlers', 'plain.ts', BUNDLER],
    ['React', 'react.tsx', { ...LOOSE, jsx: 'react-jsx' }],
    ['Preact', 'preact.tsx', { ...LOOSE, jsx: 'react-jsx', jsxImportSource: 'preact' }],
    ['Angular as the guide shows it', 'angular.ts', { ...LOOSE, experimentalDecorators: true }],
    ['Solid', 'solid.tsx', { ...LOOSE, jsx: 'preserve', jsxImportSource: 'solid-js' }],
    ['Solid as the guide shows it', 'guide.tsx', { ...LOOSE, jsx: 'preserve', jsxImportSource: 'solid-js' }],
    ['the guide to embedding', 'embedding.ts', LOOSE],
    ['the rules in the guide to embedding', 'embedding-rules.ts', LOOSE],
    ['the settings that the suite takes', 'settings.ts', { ...LOOSE, resolveJsonModule: true }],
  ] as const) {
    it(`hold with ${name}`, async () => {
      assert.equal(await complaintsOf(workplace.folder, file, options), '');
    });
  }

  it('hold in templates, as vue-tsc and svelte-check see them', async () => {
    const [vue, svelte] = await Promise.all([
      checkVue(join(workplace.folder, 'vue')),
      checkSvelte(join(workplace.folder, 'svelte')),
    ]);
    for (const said of [vue, svelte]) {
      const complaints = said.split('\n').filter((line) => /\.(vue|svelte)\W/.test(line));
      assert.equal(complaints.length, 3, said);
      for (const wrong of [
        /blue/,
        /'string' is not assignable to type 'number|"nine"/,
        /'number' does not exist/,
      ])
        assert.ok(
          complaints.some((line) => line.includes('Wrong.') && wrong.test(line)),
          said,
        );
    }
  });

  it('have all elements for editors', () => {
    const types = join(workplace.folder, 'node_modules/travel-portal-elements/dist/types');
    const editor = JSON.parse(snippet('docs/frameworks.md', 'Editors', 'json')) as Record<string, string[]>;
    const [shown = ''] = editor['html.customData'] ?? [];
    assert.equal(join(workplace.folder, shown), join(types, 'vscode.html-custom-data.json'));
    const read = (file: string) => JSON.parse(readFileSync(join(types, file), 'utf8')) as unknown;
    const { tags } = read('vscode.html-custom-data.json') as { tags: Named[] };
    const webTypes = read('web-types.json') as { contributions: { html: { elements: Named[] } } };
    for (const elements of [tags, webTypes.contributions.html.elements]) {
      const booking = elements.find(({ name }) => name === 'tp-flight-booking');
      assert.ok(booking?.attributes.some(({ name }) => name === 'dep-code'));
    }
    const login = tags.find(({ name }) => name === 'tp-login');
    const theme = login?.attributes.find(({ name }) => name === 'theme');
    assert.deepEqual(
      theme?.values?.map(({ name }) => name),
      ['auto', 'light', 'dark', 'inherit'],
    );
  });
});

interface Named {
  name: string;
  attributes: { name: string; values?: { name: string }[] }[];
}

/** Asserts that the published settings, generated from the provider's declaration, are those the suite accepts. */
const sameSettings = (runtime: string): string => `
import type { SuiteConfig as Taken } from ${runtime};
import type { SuiteConfig as Published } from 'travel-portal-elements';
// the texts that may be given are published by area and name, which the suite does not ask for
export const taken = (published: Omit<Published, 'texts'>): Taken => published;
export const published = (taken: Omit<Taken, 'texts'>): Published => taken;
export const names: keyof Taken = null! as keyof Published;
export const others: keyof Published = null! as keyof Taken;
`;
