import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { contractFiles } from '../../scripts/package/entries';

describe('the contract', () => {
  it('has a name once: the package exports all of its files together, where equal names would be left out', () => {
    const files = new Map<string, string[]>();
    for (const file of contractFiles()) {
      const text = readFileSync(file, 'utf8');
      // a schema and the type of it share a name
      const names = new Set(
        [...text.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map(([, name = '']) => name),
      );
      for (const name of names) files.set(name, [...(files.get(name) ?? []), file]);
    }
    assert.ok(files.size > 500, 'the search finds the names');
    const twice = [...files].filter(([, found]) => found.length > 1);
    assert.deepEqual(
      twice.map(([name, found]) => `${name}: ${found.join(' and ')}`),
      [],
    );
  });
});
