import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { fieldProblems } from '../../../src/domain/settlement/product-form';

describe('the form of who may use a product', () => {
  const nobody = { personArray: [], deptArray: [], positionArray: [] };

  it('requires exactly its required fields', () => {
    const config = { personArray: 'required', deptArray: 'optional', positionArray: 'required' } as const;
    assert.deepEqual(fieldProblems(config, { ...nobody, positionArray: ['P1'] }, nobody), {
      personArray: 'missing',
    });
  });

  it('keeps former values of a hidden field, and takes no new ones', () => {
    const config = { personArray: 'optional', deptArray: 'hidden', positionArray: 'hidden' } as const;
    const before = { ...nobody, deptArray: ['D1', 'D2'] };
    assert.deepEqual(fieldProblems(config, { ...nobody, deptArray: ['D2'] }, before), {});
    assert.deepEqual(fieldProblems(config, { ...nobody, deptArray: ['D2', 'D3'] }, before), {
      deptArray: 'hidden',
    });
  });
});
