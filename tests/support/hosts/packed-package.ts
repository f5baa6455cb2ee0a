import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Folder with the packed package installed, and projects that use it. */
export interface Workplace {
  folder: string;
  /** Path of the packed package. */
  tarball: string;
  remove(): void;
}

/** Packages that projects of frameworks bring along. */
const FRAMEWORKS = [
  'react',
  'react-dom',
  '@types/react',
  'vue',
  'svelte',
  'solid-js',
  'preact',
  '@angular/core',
];

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Installs the package as published, without a network: its dependencies and the frameworks are those of this project.
 * `projects`: folder whose content is copied beside it.
 */
export function installPacked(projects?: string): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'travel-portal-package-'));
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'travel-portal-elements');
  mkdirSync(installed, { recursive: true });
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const [name = ''] = execFileSync('npm', pack, { encoding: 'utf8' }).trim().split('\n').slice(-1);
  const tarball = join(folder, name);
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  ) as Manifest;
  for (const name of new Set([...FRAMEWORKS, ...Object.keys({ ...dependencies, ...peerDependencies })])) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  if (projects !== undefined) cpSync(projects, folder, { recursive: true });
  return { folder, tarball, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
