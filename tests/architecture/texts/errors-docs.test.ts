import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { FAULT_ROWS } from '../../../demo/gateway/server/http/faults';
import { errorDocs } from '../../../scripts/manifest/errors';

const rows = errorDocs()
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));

it('docs/errors.md has every fault of the contract with its texts and a cure', () => {
  const codes = new Map(rows.filter(([, name]) => name?.startsWith('`')).map((row) => [row[1], row]));
  for (const [name, { code, msg }] of FAULT_ROWS) {
    const row = codes.get(`\`${name}\``);
    assert.equal(row?.[0], `\`${code}\``, name);
    assert.equal(row[2], msg.replaceAll('|', '\\|'));
    for (const cell of row.slice(3)) assert.notEqual(cell, '', name);
  }
});

it('docs/errors.md has every kind that elements tell', () => {
  const kinds = new Set(rows.map(([kind]) => kind?.replaceAll('`', '')));
  const source = readFileSync('src/gateway/gateway-error.ts', 'utf8');
  const declared = [...source.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, kind]) => kind);
  assert.ok(declared.length > 8);
  for (const kind of [...declared, 'chunk', 'crash', 'frame']) assert.ok(kinds.has(kind), kind);
});

it('the guide to embedding leads to the list of errors', () => {
  assert.match(readFileSync('docs/embedding.md', 'utf8'), /\(errors\.md\)/);
});
