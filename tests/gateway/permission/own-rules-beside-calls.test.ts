import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { findHolder } from '../../../demo/gateway/permission/holder';
import { unlessLooser } from '../../../demo/gateway/permission/own-rules/beside-calls';
import { OBJECT } from '../../../src/contract/permission/objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

describe('a change beside calls', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  it('is not written where a rule would bind the caller less by it', async () => {
    const staffNo = (await staffNumbers(gateway))('admin');
    const other = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', '100001')
      .where('staff_no', '<>', staffNo)
      .executeTakeFirstOrThrow();
    const { now } = gateway.clock;
    const outcomes = await inTransaction(gateway.db, async (db) => {
      const caller = await findHolder(db, { staffNo, objectNo: OBJECT.editStaff, now });
      assert.ok(caller);
      const rename = (no: string, set: { staff_name: string } | { grade_no: string }) =>
        unlessLooser({ db, caller, now }, OBJECT.editStaff, () =>
          db.updateTable('staff').set(set).where('staff_no', '=', no).execute(),
        );
      const { grade_no } = await db
        .selectFrom('grade')
        .select('grade_no')
        .where('enterprise_num', '=', '100001')
        .where('grade_no', '<>', (eb) =>
          eb.selectFrom('staff').select('staff.grade_no').where('staff_no', '=', staffNo),
        )
        .executeTakeFirstOrThrow();
      const refused = await rename(staffNo, { grade_no });
      const made = await rename(other.staff_no, { staff_name: '另一人' });
      const rows = await db
        .selectFrom('staff')
        .select(['staff_no', 'staff_name', 'grade_no'])
        .where('staff_no', 'in', [staffNo, other.staff_no])
        .execute();
      return { refused, made, rows, grade_no };
    });
    assert.ok(outcomes.refused.names.includes('本人的组织信息'));
    assert.equal(outcomes.refused.done, undefined);
    assert.deepEqual(outcomes.made.names, []);
    const [own, others] = [staffNo, other.staff_no].map((no) =>
      outcomes.rows.find(({ staff_no }) => staff_no === no),
    );
    assert.notEqual(own?.grade_no, outcomes.grade_no, 'what loosens the rule is taken back');
    assert.equal(others?.staff_name, '另一人');
  });
});
