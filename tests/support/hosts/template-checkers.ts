import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);
/**
 * vue-tsc and svelte-check need a TypeScript with a JavaScript API, which version 7 lacks: a dependency of another tool
 * has one.
 */
const TYPESCRIPT = dirname(
  createRequire(require.resolve('@arethetypeswrong/core')).resolve('typescript/package.json'),
);

const OPTIONS = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  verbatimModuleSyntax: true,
  types: [],
};

function run(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder }, (_error, output, complaints) =>
      done(output + complaints),
    );
  });
}

/** Output of vue-tsc for the components in a folder of a workplace. */
export function checkVue(folder: string): Promise<string> {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['*.vue'] }),
  );
  const [checker, compiler] = [require.resolve('vue-tsc'), join(TYPESCRIPT, 'lib/tsc.js')].map((path) =>
    JSON.stringify(path),
  );
  return run(folder, ['-e', `require(${checker}).run(${compiler})`, '--', '--noEmit', '-p', 'tsconfig.json']);
}

/** Output of svelte-check for the components in a folder of a workplace, one line each. */
export function checkSvelte(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules');
  const checker = join(modules, 'svelte-check');
  mkdirSync(modules, { recursive: true });
  // a copy, because it uses the TypeScript beside itself
  cpSync(dirname(require.resolve('svelte-check/package.json')), checker, { recursive: true });
  symlinkSync(TYPESCRIPT, join(modules, 'typescript'));
  const { dependencies } = JSON.parse(readFileSync(join(checker, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of [...Object.keys(dependencies), 'svelte']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['*.svelte'] }),
  );
  return run(folder, [
    join(checker, 'bin/svelte-check'),
    '--tsconfig',
    'tsconfig.json',
    '--output',
    'machine',
  ]);
}
