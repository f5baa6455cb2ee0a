import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { writeImport } from '../../../demo/gateway/import-job/work';
import { addJob } from '../../../demo/gateway/server/jobs/queries';
import { STAFF_IMPORT } from '../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { queryImportJobs, undoImportJob } from '../../../src/contract/import-job/import-job';
import { formLike } from '../../support/gateway/areas/accounts/staff-forms';
import { setUpStaffImports } from '../../support/gateway/areas/accounts/staff-imports';

describe('an import of staff that is undone', () => {
  const at = setUpStaffImports();

  async function imported(of: string, cells = at.cellsOf(of, 5)): Promise<string> {
    const importJobNo = await at.keep(at.noOf('admin'), cells);
    await at.finish();
    assert.equal((await at.added(of)).length, cells.length);
    return importJobNo;
  }
  const undo = async (importJobNo: string) => {
    await at.gateway.ok(undoImportJob, { importJobNo }, at.admin);
    await at.gateway.idle();
    await at.finish();
    return at.read(importJobNo);
  };
  /** Stores a requested undo that has not begun, as after a crash. */
  async function noteUndo(importJobNo: string, account: string, isChecked: boolean): Promise<void> {
    const { db, clock } = at.gateway;
    await db
      .updateTable('import_job')
      .set({ import_state: 'undoing', undone_by: at.noOf(account), undo_checked: isChecked })
      .where('import_no', '=', importJobNo)
      .execute();
    await addJob(db, writeImport, importJobNo, clock.now, '100001');
  }
  const rowOf = (jobNo: string) =>
    at.gateway.db.selectFrom('staff').selectAll().where('job_no', '=', jobNo).executeTakeFirstOrThrow();

  it('is gone as a whole, slice by slice, those who report to each other too', async () => {
    const cells = at.cellsOf('41', 5);
    for (const row of cells.slice(1)) row[row.length - 1] = 'J41-0';
    const importJobNo = await imported('41', cells);
    assert.deepEqual(
      [(await at.read(importJobNo)).canUndo, (await at.read(importJobNo)).undoTotal],
      [true, 5],
    );
    const { user_no } = await rowOf('J41-0');
    const undone = await undo(importJobNo);
    assert.deepEqual(
      [undone.importState, undone.canUndo, undone.undoDone, undone.keptList],
      ['undone', false, 5, []],
    );
    assert.deepEqual(await at.added('41'), []);
    const accounts = await at.gateway.db
      .selectFrom('app_user')
      .select('user_no')
      .where('user_no', '=', user_no)
      .execute();
    assert.deepEqual(accounts, []);
    await at.gateway.refused('importJobOver', undoImportJob, { importJobNo }, at.admin);
    await imported('41', cells);
  });

  it('stays as a whole where another record depends on one of them, and names it', async () => {
    const importJobNo = await imported('42');
    const { staff_no } = await rowOf('J42-1');
    const beside = await at.gateway.ok(staffMembers.get, { key: at.noOf('staff') }, at.admin);
    const supervisor = { no: staff_no, name: '' };
    const form = formLike(beside, { phone: '13711112222', staffName: '下属', email: '', supervisor });
    await at.gateway.ok(staffMembers.add, form, at.admin);
    await at.gateway.db
      .deleteFrom('awaited_staff')
      .where('staff_no', '=', (await rowOf('J42-3')).staff_no)
      .execute();
    const refused = await undo(importJobNo);
    assert.deepEqual(
      [refused.importState, refused.canUndo, refused.undoDone, refused.keptList],
      [
        'done',
        true,
        0,
        [
          { line: 3, column: '', message: '林小雨：已有直接下属，不能撤销' },
          { line: 5, column: '', message: '林小雨：已登录或加入企业，不能撤销' },
        ],
      ],
    );
    assert.equal((await at.added('42')).length, 5);
  });

  it('goes on after a crash, and keeps later actions', async () => {
    const importJobNo = await imported('43', at.cellsOf('43', 3));
    await noteUndo(importJobNo, 'admin', true);
    await at.gateway.db
      .deleteFrom('awaited_staff')
      .where('staff_no', '=', (await rowOf('J43-0')).staff_no)
      .execute();
    await at.gateway.sweep(['import-job']);
    await at.gateway.idle();
    const left = await at.read(importJobNo);
    assert.deepEqual(
      [left.importState, left.undoDone, left.undoTotal, left.canUndo, left.keptList.length],
      ['done', 2, 3, true, 1],
    );
    assert.deepEqual(await at.added('43'), ['J43-0']);
  });

  it('that failed midway is undone as far as it was written', async () => {
    const importJobNo = await at.keep(at.noOf('admin'), at.cellsOf('45', 4));
    await at.step();
    await at.gateway.db
      .updateTable('import_job')
      .set({ settings: '{}' })
      .where('import_no', '=', importJobNo)
      .execute();
    await at.finish();
    const failed = await at.read(importJobNo);
    assert.deepEqual([failed.importState, failed.rowsWritten, failed.canUndo], ['failed', 2, true]);
    const undone = await undo(importJobNo);
    assert.deepEqual([undone.importState, undone.undoDone], ['undone', 2]);
    assert.deepEqual(await at.added('45'), []);
  });

  it('is undone with the right to it alone, and never twice at once', async () => {
    const importJobNo = await imported('44', at.cellsOf('44', 1));
    const staff = { as: await at.gateway.login('staff') };
    await at.gateway.refused('importJobUnknown', undoImportJob, { importJobNo }, staff);
    await noteUndo(importJobNo, 'staff', false);
    await at.gateway.refused('importJobBusy', undoImportJob, { importJobNo }, at.admin);
    await at.finish();
    const left = await at.read(importJobNo);
    assert.deepEqual([left.importState, left.undoFailure, left.undoDone], ['done', 'notAllowed', 0]);
    const [asked, undone, ...others] = left.stepList ?? [];
    assert.deepEqual([asked?.how, asked?.operatorName, asked?.time], ['asked', left.applyBy, left.applyTime]);
    const { staff_name: name } = await at.gateway.db
      .selectFrom('staff')
      .select('staff_name')
      .where('staff_no', '=', at.noOf('staff'))
      .executeTakeFirstOrThrow();
    // a moment that was not stored is left empty
    assert.deepEqual(undone, { how: 'undone', operatorName: name, time: '' });
    assert.deepEqual(others, []);
  });

  it('stands in the history, with its person', async () => {
    const { total, importList } = await at.gateway.ok(
      queryImportJobs,
      { kind: STAFF_IMPORT, pageSize: 2 },
      at.admin,
    );
    assert.ok(total >= 5);
    assert.equal(importList.length, 2);
    assert.ok(
      importList.every(({ fileName, refusedList }) => fileName === '员工.csv' && refusedList.length === 0),
    );
    assert.notEqual(importList[0]?.applyBy, '');
    const staff = { as: await at.gateway.login('staff') };
    const own = await at.gateway.ok(queryImportJobs, { kind: STAFF_IMPORT }, staff);
    assert.equal(own.total, 0);
  });
});
