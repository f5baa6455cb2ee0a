import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesIn } from '../../scripts/test/files';
import { partsFor } from '../../scripts/test/parts';

const commandsOf = (words: string[]): string =>
  partsFor(words)
    .flatMap(({ commands }) => commands.flat())
    .join('\n');

describe('npm test', () => {
  it('runs every test of the project', () => {
    const commands = commandsOf([]);
    // the runner of the elements takes all that its configuration names
    const others = filesIn(undefined, 'tests').filter((file) => !file.startsWith('tests/components/'));
    assert.ok(others.length > 100);
    assert.deepEqual(
      others.filter((file) => !commands.includes(file)),
      [],
    );
  });

  it('runs the tests of an area alone when it is named, and builds what they stand on', () => {
    const parts = partsFor(['flight-booking']);
    assert.ok(parts.some(({ name }) => name === 'build'));
    const commands = commandsOf(['flight-booking']);
    assert.match(commands, /tests\/e2e\/flight-booking\/booking\.test\.ts/);
    assert.match(commands, /tests\/components\/flight-booking\/party\.test\.ts/);
    assert.doesNotMatch(commands, /tests\/e2e\/portal|newcomer/);
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
