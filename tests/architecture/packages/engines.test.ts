import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { describe, it } from 'vitest';

interface Package {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
  readonly optional?: boolean;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;

describe('packages of the lock', () => {
  it('run on the oldest Node that the package and the README promise, so npm ci warns of none', () => {
    const { engines } = readJson('package.json') as Package;
    const oldest = minVersion(engines?.node ?? '')?.version ?? '';
    assert.match(
      readFileSync('README.md', 'utf8'),
      new RegExp(`Node ${oldest.replace(/\.0$/, '')} or newer`),
    );
    const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };
    const tooNew = Object.entries(packages)
      .filter(([, { optional, engines: own }]) => optional !== true && !satisfies(oldest, own?.node ?? '*'))
      .map(([path, { version, engines: own }]) => `${path} ${version} needs Node ${own?.node}`);
    assert.deepEqual(tooNew, []);
  });
});
