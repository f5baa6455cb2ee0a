import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { FAULT_ROWS, FAULTS } from '../../../../demo/gateway/server/http/faults';

describe('the faults of all areas', () => {
  it('are gathered from the contract', () => {
    assert.ok(FAULT_ROWS.length >= 60, String(FAULT_ROWS.length));
    assert.equal(FAULTS.authExpired.code, '8888');
    assert.equal(FAULTS.applyUnknown.code, '45005');
    assert.equal(FAULTS.websiteUnknown.code, '49001');
  });

  it('have a name and a code each of their own, and a message', () => {
    const names = FAULT_ROWS.map(([name]) => name);
    assert.deepEqual([...new Set(names)], names);
    const codes = FAULT_ROWS.map(([, { code }]) => code);
    assert.deepEqual([...new Set(codes)], codes);
    for (const [name, { code, msg }] of FAULT_ROWS) {
      assert.match(code, /^(4|8888|4\d{4})$/, name);
      assert.ok(msg.length > 0, name);
    }
  });
});
