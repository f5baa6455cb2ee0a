import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { pathsOfContract } from '../support/contract-calls';
import { GET_PATHS, NOT_BUILT, SPECIFICATION_PATHS } from './specification-paths';

const notBuilt = Object.values(NOT_BUILT).flat();

const contract = await pathsOfContract();

describe('the paths of section 7 of the specification', () => {
  const ofSpecification = new Set<string>(
    contract.filter(({ origin }) => origin === 'specification').map(({ path }) => path),
  );

  it('stand once each, here and among those not built yet', () => {
    assert.deepEqual([...new Set(SPECIFICATION_PATHS)], SPECIFICATION_PATHS);
    assert.deepEqual([...new Set(notBuilt)], notBuilt);
    assert.ok(SPECIFICATION_PATHS.length >= 75, `only ${SPECIFICATION_PATHS.length} paths`);
  });

  it('are a call of the contract each, or not built yet', () => {
    const missing = SPECIFICATION_PATHS.filter(
      (path) => !ofSpecification.has(path) && !notBuilt.includes(path),
    );
    assert.deepEqual(missing, [], 'declare a call in src/contract, with this path to the letter');
  });

  it('leave the list of those not built yet with their call', () => {
    const built = notBuilt.filter((path) => ofSpecification.has(path));
    assert.deepEqual(built, [], 'is a call now: take it out of NOT_BUILT in specification-paths.ts');
  });

  it('are not put into that list under other names', () => {
    const unknown = notBuilt.filter((path) => !SPECIFICATION_PATHS.includes(path));
    assert.deepEqual(unknown, [], 'is no path of the specification');
  });

  it('are sent by POST unless it is said otherwise', () => {
    const wrong = contract.filter(
      ({ path, origin, method }) =>
        origin === 'specification' && (method === 'GET') !== GET_PATHS.includes(path),
    );
    assert.deepEqual(wrong, []);
    assert.deepEqual(
      GET_PATHS.filter((path) => !SPECIFICATION_PATHS.includes(path)),
      [],
    );
  });

  it('are all that calls of the specification have: the others are marked as ours', () => {
    const named = [...ofSpecification].filter((path) => !SPECIFICATION_PATHS.includes(path));
    assert.deepEqual(named, [], "is no path of the specification: mark the call `origin: 'suite'`");
    const ours = contract
      .filter(({ path, origin }) => origin === 'suite' && SPECIFICATION_PATHS.includes(path))
      .map(({ path }) => path);
    assert.deepEqual(ours, [], "is a path of the specification: the call is not `origin: 'suite'`");
  });
});
