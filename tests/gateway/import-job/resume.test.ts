import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { RESUME_DAYS, resumeImportJob, undoImportJob } from '../../../src/contract/import-job/import-job';
import { setUpStaffImports } from '../../support/gateway/areas/accounts/staff-imports';

const DAY_MS = 24 * 3_600_000;

describe('an import that has failed', () => {
  const at = setUpStaffImports();

  const setSettings = (importJobNo: string, settings: string) =>
    at.gateway.db.updateTable('import_job').set({ settings }).where('import_no', '=', importJobNo).execute();
  /** Makes an import fail after its first slice; `mend` removes the cause. */
  async function failed(of: string) {
    const importJobNo = await at.keep(at.noOf('admin'), at.cellsOf(of, 4));
    await at.step();
    const { settings } = await at.gateway.db
      .selectFrom('import_job')
      .select('settings')
      .where('import_no', '=', importJobNo)
      .executeTakeFirstOrThrow();
    await setSettings(importJobNo, '{}');
    await at.finish();
    const mend = () => setSettings(importJobNo, JSON.stringify(settings));
    return { importJobNo, mend };
  }

  it('goes on behind what it has written, once', async () => {
    const { importJobNo, mend } = await failed('61');
    const stopped = await at.read(importJobNo);
    assert.deepEqual([stopped.importState, stopped.rowsWritten, stopped.canResume], ['failed', 2, true]);
    await mend();
    await at.gateway.ok(resumeImportJob, { importJobNo }, at.admin);
    await at.gateway.refused('importJobNotToResume', resumeImportJob, { importJobNo }, at.admin);
    await at.gateway.idle();
    await at.finish();
    const done = await at.read(importJobNo);
    assert.deepEqual(
      [done.importState, done.failure, done.rowsDone, done.rowsWritten, done.canResume],
      ['done', null, 4, 4, undefined],
    );
    assert.equal((await at.added('61')).length, 4);
    assert.equal(await at.keptSlices(importJobNo), 0);
  });

  it('is resumed by those alone who see it and may import, and not once it is undone', async () => {
    const { importJobNo, mend } = await failed('62');
    await mend();
    const staff = { as: await at.gateway.login('staff') };
    await at.gateway.refused('importJobUnknown', resumeImportJob, { importJobNo }, staff);
    await at.gateway.ok(undoImportJob, { importJobNo }, at.admin);
    await at.gateway.idle();
    await at.finish();
    assert.equal((await at.read(importJobNo)).importState, 'undone');
    assert.equal(await at.keptSlices(importJobNo), 0);
    await at.gateway.refused('importJobNotToResume', resumeImportJob, { importJobNo }, at.admin);
  });

  it('keeps its rows for some days alone', async () => {
    const { importJobNo } = await failed('63');
    at.gateway.clock.now = new Date(at.gateway.clock.now.getTime() + RESUME_DAYS * DAY_MS);
    await at.gateway.sweep(['import-job']);
    assert.equal(await at.keptSlices(importJobNo), 0);
  });
});
