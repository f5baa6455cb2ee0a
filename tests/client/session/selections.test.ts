import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { clearSelections, createSelections } from '../../../src/session/selections';

describe('the selections of an area', () => {
  it('are cleared all together', () => {
    const store = createSelections();
    const chosen = [{ no: '1', name: '研发部' }];
    store.setState({ costCenters: chosen, accountSubjects: chosen, departments: chosen, persons: chosen });
    clearSelections(store);
    assert.deepEqual(store.getState(), {
      costCenters: [],
      accountSubjects: [],
      departments: [],
      persons: [],
    });
  });
});
