import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as domain from '../../../src/domain/index';
import { installPacked, type Workplace } from '../../support/hosts/packed-package';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const TAGS = readdirSync('dist/package')
  .filter((file) => file.endsWith('.js') && !['index.js', 'configure.js', 'loader.js'].includes(file))
  .map((file) => file.slice(0, -'.js'.length));
/** Largest tarball in bytes. A source map, or a library bundled twice, would exceed it by far. */
const LIMIT = 5_500_000;

const imported = (file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(file).href) as Promise<Record<string, unknown>>;

/** Bare imports in the modules of a build, apart from those of each other. */
function namesImported(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:^import|^export|\bfrom|\bimport\()\s*"([@\w][\w@/.-]*)"/gm,
      ),
    ].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

describe('the packed package', () => {
  let workplace: Workplace;
  beforeAll(() => (workplace = installPacked()));
  afterAll(() => workplace?.remove());

  it('is small', () => assert.ok(statSync(workplace.tarball).size < LIMIT));

  it('is well formed', async () => {
    const pkgDir = join(workplace.folder, 'node_modules', 'travel-portal-elements');
    const { messages } = await publint({ pkgDir, pack: false, level: 'suggestion' });
    assert.deepEqual(messages, []);
  });

  it('has types that are found and fit, however they are looked for', async () => {
    const tarball = createPackageFromTarballData(readFileSync(workplace.tarball));
    // one element represents all, because their files are generated alike
    const elements = ['login', 'login/element', 'standalone', 'standalone/login'];
    const modules = ['loader', 'domain', 'contract', 'frame-client', 'connect-frame'];
    const others = [...modules, 'react', 'preact', 'vue', 'svelte', 'solid'];
    const entrypoints = ['.', ...[...elements, ...others].map((entry) => `./${entry}`)];
    const result = await checkPackage(tarball, { entrypoints });
    assert.ok(result.types, 'there are types');
    // modules only: resolvers that cannot import them find no types either
    const beside = ['node10', 'node16-cjs'];
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem && beside.includes(problem.resolutionKind)),
    );
    assert.deepEqual(problems, []);
  });

  it('takes React and Lit from the host, or brings its own', () => {
    assert.deepEqual(namesImported('dist/package'), [
      'lit',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'valibot',
    ]);
    assert.deepEqual(namesImported('dist/standalone'), []);
    // who takes the standalone entries installs neither
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      peerDependencies: Record<string, string>;
      peerDependenciesMeta?: Record<string, { optional: boolean }>;
    };
    for (const name of Object.keys(peerDependencies))
      assert.equal(peerDependenciesMeta?.[name]?.optional, true, name);
    assert.deepEqual(namesImported('dist/rules'), ['valibot']);
  });

  it('exports the rules for use without any screen', async () => {
    const rules = await imported('dist/rules/domain.js');
    assert.deepEqual(Object.keys(rules).sort(), Object.keys(domain).sort());
    assert.equal((rules['formatPrice'] as (fen: number) => string)(123_456), '1,234.56');
  });

  it('exports the calls of the gateway', async () => {
    const { loginByPassword } = await imported('dist/rules/contract.js');
    assert.equal((loginByPassword as { gateway: string }).gateway, 'noLogin');
  });

  it('has the OpenAPI documents, and checks a gateway by them', () => {
    const { resolve } = createRequire(join(workplace.folder, 'server.js'));
    const read = (file: string) =>
      JSON.parse(readFileSync(resolve(`travel-portal-elements/openapi/${file}`), 'utf8')) as {
        openapi: string;
        documents: { file: string }[];
      };
    const { documents } = read('index.json');
    assert.equal(documents.length, 7);
    for (const { file } of documents) assert.equal(read(file).openapi, '3.1.1');
    const installed = dirname(resolve('travel-portal-elements/package.json'));
    const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      bin: Record<string, string>;
    };
    const program = join(installed, bin['travel-portal-elements'] ?? '');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [program, 'check-gateway', ...args], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
      });
    const { status, stdout } = run('http://127.0.0.1:1', '--element', 'tp-flight-booking', '--json');
    assert.equal(status, 2);
    assert.ok((JSON.parse(stdout) as { broken: unknown[] }).broken.length > 0);
    assert.match(run('https://user:secret@travel.example').stderr, /must have no user/);
  });

  for (const [file, name] of [
    ['rules/frame-client.js', 'connect'],
    ['elements/frame-client.js', 'connect'],
    ['elements/connect-frame.js', 'connectFrame'],
  ] as const) {
    it(`brings ${file} as one file that asks for no other`, async () => {
      const module = await imported(`dist/${file}`);
      assert.equal(typeof module[name], 'function');
      const imports = /\bimport\b|\bfrom\s*["'`]/;
      assert.doesNotMatch(readFileSync(`dist/${file}`, 'utf8'), imports);
    });
  }

  it('is imported in Node without harm, and defines nothing there', async () => {
    assert.ok(TAGS.length >= 14, TAGS.join());
    const { resolve } = createRequire(join(workplace.folder, 'server.js'));
    const installed = (entry: string) => imported(resolve(`travel-portal-elements/${entry}`));
    for (const build of ['', 'standalone/']) {
      for (const entry of ['loader', ...TAGS, ...TAGS.map((tag) => `${tag}/element`)]) {
        const module = await installed(`${build}${entry}`);
        assert.ok(module['default'] ?? module['define'], entry);
      }
    }
    const { define } = await installed('loader');
    await (define as () => Promise<void>)();
    // Lit installs a registry of its own on servers
    const tags = TAGS.filter((tag) => globalThis.customElements?.get(`tp-${tag}`));
    assert.deepEqual(tags, []);
  });

  it('lets a page with its tags be rendered on a server', () => {
    const page = TAGS.map((tag) => createElement(`tp-${tag}`, { key: tag, theme: 'dark' }));
    assert.match(renderToString(page), /<tp-login theme="dark"><\/tp-login>/);
  });
});
