import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MIGRATIONS } from '../../../demo/gateway/migrations';

/** Data folders know by these names what they have been through. */
const RELEASED = [
  '0001-organisation',
  '0002-permission',
  '0003-login',
  '0004-dictionary',
  '0005-flight-order',
  '0006-payment',
  '0007-answered-request',
  '0008-customer-service',
  '0009-website',
  '0010-user-settings',
  '0011-third-party-sign-in',
  '0012-standards',
  '0013-travellers',
  '0014-mixed-payment',
  '0015-approval-template',
  '0016-event-delivery',
];

describe('migrations', () => {
  it('are gathered from the areas, and the released ones keep their names and their order', () => {
    assert.deepEqual(Object.keys(MIGRATIONS).sort().slice(0, RELEASED.length), RELEASED);
  });
});
