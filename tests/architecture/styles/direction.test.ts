import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';

describe('styles by direction', () => {
  it("follow the element's own direction, because :dir() follows the page around it", () => {
    const files = ['src', 'components'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .map((file) => `${root}/${file}`),
    );
    assert.ok(files.length > 50);
    assert.deepEqual(
      files.filter((file) => readFileSync(file, 'utf8').includes(':dir(')),
      [],
    );
  });
});
