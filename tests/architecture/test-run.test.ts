import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { filesIn } from '../../scripts/test/files';
import { longParts, partsFor } from '../../scripts/test/parts';
import { areaOf, importsOf } from '../../scripts/test/since';

const filesOf = (words: string[], extent: 'short' | 'all' = 'short'): string[] =>
  partsFor(words, extent).flatMap(({ files }) => files);

describe('npm run test:all', () => {
  it('runs every test of the project', () => {
    const files = new Set(filesOf([], 'all'));
    const every = filesIn({ extent: 'all' }, 'tests');
    assert.ok(every.length > 400);
    assert.deepEqual(
      every.filter((file) => !files.has(file)),
      [],
    );
  });
});

describe('npm test', () => {
  it('runs every test but those that are long or rare', () => {
    const files = new Set(filesOf([]));
    assert.deepEqual(
      filesIn({ extent: 'all' }, 'tests').filter((file) => files.has(file) === /\.long\.test\./.test(file)),
      [],
    );
  });

  it('runs only the tests of a named area, and builds their dependencies', () => {
    assert.ok(partsFor(['flight-booking']).some(({ name }) => name === 'build'));
    const files = filesOf(['flight-booking']);
    assert.ok(files.includes('tests/e2e/flight-booking/booking.test.ts'));
    assert.ok(files.includes('tests/components/flight-booking/flight-order.test.ts'));
    assert.ok(!files.some((file) => /tests\/e2e\/portal|newcomer/.test(file)));
  });

  it('runs the parts that are named', () => {
    assert.deepEqual(
      partsFor(['lint', 'rules']).map(({ name }) => name),
      ['lint', 'rules'],
    );
  });

  it('refuses a word that is neither', () => {
    assert.throws(() => partsFor(['no-such-area']), /no-such-area/);
  });
});

describe('npm run test:all -- --since', () => {
  it('knows the area of a file and its imports', () => {
    assert.deepEqual(areaOf('demo/gateway/order/list.ts'), ['order']);
    assert.deepEqual(areaOf('tests/e2e/order/change.test.ts'), ['order']);
    assert.deepEqual(areaOf('src/domain/money.ts'), []);
    assert.deepEqual(areaOf('docs/security.md'), []);
    assert.ok(importsOf('scripts/test/since.ts').includes('scripts/test/files.ts'));
  });

  it('runs the files it found by their runners, and builds the dependencies of journeys', () => {
    const [journey = ''] = filesIn({ extent: 'long' }, 'tests/e2e');
    const parts = longParts([journey, ...filesIn({ extent: 'long' }, 'tests/domain').slice(0, 1)]);
    assert.deepEqual(parts.flatMap(({ files }) => files).includes(journey), true);
    assert.ok(parts.some(({ name }) => name === 'build'));
    assert.deepEqual(longParts([]), []);
  });
});
