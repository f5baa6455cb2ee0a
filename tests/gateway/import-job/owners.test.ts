import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { STAFF_IMPORT } from '../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { queryImportJob, queryLatestImportJob } from '../../../src/contract/import-job/import-job';
import { OBJECT } from '../../../src/contract/permission/objects';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { setUpStaffImports } from '../../support/gateway/areas/accounts/staff-imports';

describe('imports of their owners', () => {
  const at = setUpStaffImports();

  it('are those of their owner alone', async () => {
    const importJobNo = await at.keep(at.noOf('admin'), at.cellsOf('35', 1));
    await at.finish();
    const staff = { as: await at.gateway.login('staff') };
    await at.gateway.refused('importJobUnknown', queryImportJob, { importJobNo }, staff);
    assert.deepEqual(await at.gateway.ok(queryLatestImportJob, { kind: STAFF_IMPORT }, staff), {
      importJob: null,
    });
    assert.deepEqual(await at.gateway.ok(queryLatestImportJob, { kind: 'other' }, at.admin), {
      importJob: null,
    });
  });

  it('end with the right of their owner, and say how many were written', async () => {
    const page = await at.gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .executeTakeFirstOrThrow();
    const like = await at.gateway.ok(staffMembers.get, { key: at.noOf('staff') }, at.admin);
    await at.gateway.ok(
      subManagers.add,
      {
        staff: { no: at.noOf('nopage'), name: '' },
        managedScope: 'departments',
        departments: [{ no: like.department.no, name: '' }],
        objectList: [page.object_no, OBJECT.seeStaff, OBJECT.editStaff].map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      at.admin,
    );
    const importJobNo = await at.keep(at.noOf('nopage'), at.cellsOf('36', 4));
    await at.step();
    await at.gateway.db.deleteFrom('sub_manager').where('staff_no', '=', at.noOf('nopage')).execute();
    await at.finish();
    assert.deepEqual(await at.stateOf(importJobNo), {
      import_state: 'failed',
      failure: 'notAllowed',
      rows_done: 2,
      rows_written: 2,
    });
    assert.deepEqual([(await at.added('36')).length, await at.keptSlices(importJobNo)], [2, 0]);
    const owner = { as: await at.gateway.login('nopage') };
    const { importJob } = await at.gateway.ok(queryImportJob, { importJobNo }, owner);
    assert.deepEqual([importJob.failure, importJob.rowsWritten], ['notAllowed', 2]);
  });
});
