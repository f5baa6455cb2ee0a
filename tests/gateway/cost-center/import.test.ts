import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { addCostImport, COST_TABLE } from '../../../src/contract/cost-center/import';
import { queryImportJobs, undoImportJob } from '../../../src/contract/import-job/import-job';
import {
  confirmImportJob,
  matchImportColumns,
  queryCheckedFile,
} from '../../../src/contract/import-job/whole-import';
import { switchEnterprise } from '../../../src/contract/enterprise/enterprise';
import {
  applyImport,
  costImportOf,
  countsOf,
  csvTable,
  previewImport,
  importFile,
  setUpCostImports,
  IMPORT_HEADERS,
  wrongTexts,
  readImport,
} from '../../support/gateway/areas/money/cost-imports';

const PERSON = '1000010001';
const OTHER_PERSON = '1000010002';
const DEPT = '100001D01';

describe('imports of cost centres', () => {
  const on = setUpCostImports();
  const { code, look, take, state, kept, plain, history } = on;

  it('are looked at, taken over and undone, as a whole', async () => {
    const before = [
      [code('a'), '研发', '', PERSON, '2026-01-01', '', '', '', ''],
      [
        code('b'),
        '平台',
        code('a'),
        '',
        '2026/2/1',
        '2027年12月31日',
        DEPT,
        `${PERSON}、${OTHER_PERSON}`,
        '',
      ],
      [code('c'), '旧项目', code('a'), '', '', '', '', '', '否'],
    ];
    const first = await look(before);
    assert.deepEqual(countsOf(first), [3, 0, 0, 0, 0]);
    const { importNo } = first.costImport;
    assert.deepEqual(await kept(), [], 'nothing is written yet');
    assert.deepEqual(first.headerList, IMPORT_HEADERS);
    assert.deepEqual(
      first.columnList.map(({ place }) => place),
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    );
    assert.deepEqual(first.missingList, []);
    assert.deepEqual(
      first.previewList.map(({ line, how, name }) => [line, how, name]),
      [
        [2, 'add', '研发'],
        [3, 'add', '平台'],
        [4, 'add', '旧项目'],
      ],
    );
    const { rowCount, rowsDone, applyBy, doneTime, undoUntil } = first.costImport;
    assert.deepEqual([rowCount, rowsDone, applyBy, doneTime, undoUntil], [3, 3, '刘敏', '', '']);

    const done = (await applyImport(on.gateway, on.as, importNo)).costImport;
    assert.deepEqual(await plain(), [
      ['a', '研发', '', PERSON, '2026-01-01', null, true, '', null, 1],
      [
        'b',
        '平台',
        'a',
        null,
        '2026-02-01',
        '2027-12-31',
        false,
        `${PERSON},${OTHER_PERSON},${DEPT}`,
        null,
        1,
      ],
      ['c', '旧项目', 'a', null, '2026-11-20', null, true, '', null, 1],
    ]);
    assert.deepEqual(
      [done.importState, done.rowsDone, done.doneTime, done.undoUntil],
      ['done', 3, on.gateway.clock.now.toISOString(), '2026-11-21T02:00:00.000Z'],
    );
    assert.deepEqual(
      (await history()).map(({ revision, how, changed_by }) => [revision, how, changed_by === null]),
      Array.from({ length: 3 }, () => [1, 'imported', false]),
    );

    const same = await look(before.map((row) => (row[4] === '' ? row.with(4, '2026-11-20') : row)));
    assert.deepEqual(countsOf(same), [0, 0, 0, 3, 0]);

    const formerly = await plain();
    const second = await look([
      [code('a'), '研发中心', '', OTHER_PERSON, '2026-01-01', '', '', '', ''],
      [code('b'), '平台', '', '', '2026-02-01', '', '', PERSON, ''],
      [code('c'), '旧项目', code('a'), '', '2026-11-20', '', '', '', '是'],
      [code('d'), '新平台', code('b'), '', '', '', '', '', ''],
    ]);
    assert.deepEqual(countsOf(second), [1, 2, 1, 0, 0]);
    assert.deepEqual(second.previewList[1]?.fieldList, [
      { field: 'parent', before: '研发', after: '' },
      { field: 'validTo', before: '2027-12-31', after: '' },
      { field: 'departments', before: '总经办', after: '' },
      { field: 'staff', before: '陈思远、王建华', after: '陈思远' },
    ]);
    await applyImport(on.gateway, on.as, second.costImport.importNo);
    assert.deepEqual(await plain(), [
      ['a', '研发中心', '', OTHER_PERSON, '2026-01-01', null, true, '', null, 2],
      ['b', '平台', '', null, '2026-02-01', null, false, PERSON, null, 2],
      ['c', '旧项目', 'a', null, '2026-11-20', null, true, '', '2026-11-20', 2],
      ['d', '新平台', 'b', null, '2026-11-20', null, true, '', null, 1],
    ]);

    const begun = on.gateway.clock.now.toISOString();
    on.gateway.clock.advance(1);
    await on.gateway.ok(undoImportJob, { importJobNo: second.costImport.importNo }, { as: on.as });
    await on.gateway.idle();
    const { importList } = await on.gateway.ok(queryImportJobs, { kind: COST_TABLE }, { as: on.as });
    const listed = importList.find(({ importJobNo }) => importJobNo === second.costImport.importNo);
    assert.deepEqual(
      listed?.stepList?.map(({ how, operatorName, time }) => [how, operatorName, time]),
      [
        ['asked', listed?.applyBy, begun],
        ['confirmed', listed?.applyBy, begun],
        ['undone', listed?.applyBy, on.gateway.clock.now.toISOString()],
      ],
    );
    assert.deepEqual(
      (await plain()).map((row) => row.with(9, 1)),
      formerly,
    );
    assert.deepEqual(
      (await history()).map(({ how }) => how),
      [
        'imported',
        'imported',
        'importUndone',
        'imported',
        'imported',
        'importUndone',
        'imported',
        'closed',
        'importUndone',
      ],
    );
    const undone = (await history())[2];
    assert.deepEqual(undone?.field_list[0], { field: 'name', before: '研发中心', after: '研发' });
    await on.gateway.refused(
      'importJobOver',
      undoImportJob,
      { importJobNo: second.costImport.importNo },
      { as: on.as },
    );
    // Rows that the first import wrote have been changed since.
    await on.gateway.refused('undoUsed', undoImportJob, { importJobNo: importNo }, { as: on.as });
  });

  it('are listed for the enterprise, the newest first', async () => {
    on.gateway.clock.advance(1);
    const { costImport } = await look([[code('a'), '甲', '', '', '', '', '', '', '']]);
    on.gateway.clock.advance(1);
    const { costImport: newer } = await look([[code('a'), '甲', '', '', '', '', '', '', '']]);
    const { importList, total } = await on.gateway.ok(
      queryImportJobs,
      { kind: COST_TABLE, pageSize: 2 },
      { as: on.as },
    );
    assert.deepEqual(importList.map(costImportOf), [newer, costImport]);
    assert.ok(total >= 2);
  });

  it('are not applied where their effect has changed since', async () => {
    await take([[code('a'), '甲', '', '', '', '', '', '', '']]);
    const changes = await look([[code('a'), '新甲', '', '', '', '', '', '', '']]);
    const adds = await look([[code('b'), '乙', code('a'), '', '', '', '', '', '']]);
    const stays = await look([
      [code('a'), '甲', '', '', '2026-11-20', '', '', '', ''],
      [code('z'), '己', '', '', '', '', '', '', ''],
    ]);
    await on.gateway.db
      .updateTable('cost_center')
      .set((eb) => ({ closed_on: '2026-11-20', cost_center_name: '别的', revision: eb('revision', '+', 1) }))
      .where('code', '=', code('a'))
      .execute();
    const written = await plain();
    for (const { costImport } of [changes, adds, stays]) {
      const { importNo } = costImport;
      // Checking the import again gives the reason.
      const { costImport: stale, wrongList } = await applyImport(on.gateway, on.as, importNo);
      assert.deepEqual([stale.importState, stale.isStale, wrongList.length > 0], ['checked', true, true]);
      await on.gateway.refused('importWrong', confirmImportJob, { importJobNo: importNo }, { as: on.as });
      const { columnList } = changes;
      await on.gateway.ok(matchImportColumns, { importJobNo: importNo, columnList }, { as: on.as });
      await on.gateway.idle();
      const again = await readImport(on.gateway, on.as, importNo);
      assert.equal(again.costImport.isStale, false);
    }
    assert.deepEqual(await plain(), written);
  });

  it('are taken over once by two at the same moment, and two files with the same code by one', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => [code(`${i}`), `甲${i}`, '', '', '', '', '', '', '']);
    const { importNo } = (await look(rows)).costImport;
    const { importNo: other } = (await look(rows)).costImport;
    const answers = await Promise.all(
      [importNo, importNo, other].map((no) =>
        on.gateway.send(confirmImportJob, { importJobNo: no }, { as: on.as }),
      ),
    );
    // Each of the two imports begins once.
    assert.deepEqual(answers.map(({ success }) => success).sort(), [false, true, true]);
    await on.gateway.idle();
    const states = await Promise.all([importNo, other].map(state));
    assert.deepEqual(states.sort(), ['checked', 'done']);
    assert.equal((await kept()).length, 30);
    assert.equal((await history()).length, 30);
  });

  it('give the same answer to the same request again', async () => {
    const { importNo } = (await look([[code('a'), '甲', '', '', '', '', '', '', '']])).costImport;
    for (const call of [confirmImportJob, undoImportJob]) {
      const options = { as: on.as, requestId: randomUUID() };
      const first = await on.gateway.ok(call, { importJobNo: importNo }, options);
      assert.deepEqual(await on.gateway.ok(call, { importJobNo: importNo }, options), first);
      await on.gateway.idle();
    }
    assert.deepEqual(await kept(), []);
    const again = { as: on.as, requestId: randomUUID() };
    const file = csvTable([IMPORT_HEADERS, [code('b'), '乙', '', '', '', '', '', '', '']]);
    const added = await on.gateway.ok(addCostImport, { file, variant: 'costCenter' }, again);
    assert.deepEqual(await on.gateway.ok(addCostImport, { file, variant: 'costCenter' }, again), added);
  });

  it('take a column that the file does not have as it is', async () => {
    await take([[code('a'), '甲', '', PERSON, '2026-01-01', '2027-01-01', DEPT, '', '']]);
    const [before] = await plain();
    const file = csvTable([
      ['编号', '名称'],
      [code('a'), '新甲'],
    ]);
    await importFile(on.gateway, on.as, file);
    assert.deepEqual(await plain(), [before?.with(1, '新甲').with(9, 2)]);
  });

  it('update the sounds of renamed objects', async () => {
    await take([
      [code('a'), '甲', '', '', '', '', '', '', ''],
      [code('b'), '乙', '', '', '', '', '', '', ''],
    ]);
    await on.gateway.db
      .updateTable('cost_center')
      .set({ sounds: 'x' })
      .where('code', 'like', `${code('')}%`)
      .execute();
    await take([
      [code('a'), '新甲', '', '', '', '', '', '', ''],
      [code('b'), '乙', '', PERSON, '', '', '', '', ''],
    ]);
    assert.deepEqual(
      (await kept()).map(({ sounds }) => sounds),
      [null, 'x'],
    );
  });

  it('are of the enterprise that they were brought in', async () => {
    const { importNo } = (await look([['CC001', '借用', '', '', '', '', '', '', '']])).costImport;
    const authSign = await on.gateway.login('multi');
    await on.gateway.ok(
      switchEnterprise,
      { authSign, companyNO: '100003', sessionID: randomUUID() },
      { as: authSign },
    );
    const foreign = { as: authSign };
    for (const call of [queryCheckedFile, confirmImportJob, undoImportJob]) {
      await on.gateway.refused('importJobUnknown', call, { importJobNo: importNo }, foreign);
    }
    await on.gateway.refused(
      'importJobUnknown',
      matchImportColumns,
      { importJobNo: importNo, columnList: [] },
      foreign,
    );
    assert.deepEqual(await on.gateway.ok(queryImportJobs, { kind: COST_TABLE }, foreign), {
      total: 0,
      importList: [],
    });
    // The same code belongs to a record of another enterprise.
    const own = await previewImport(
      on.gateway,
      authSign,
      csvTable([IMPORT_HEADERS, [code('a'), '甲', '', PERSON, '', '', DEPT, '', '']]),
    );
    assert.deepEqual(wrongTexts(own), [
      `D2：编号在本企业中不存在：${PERSON}`,
      `G2：编号在本企业中不存在：${DEPT}`,
    ]);
  });

  it('are for those alone who may edit', async () => {
    const staff = { as: await on.gateway.login('staff') };
    const file = csvTable([IMPORT_HEADERS, [code('a'), '甲', '', '', '', '', '', '', '']]);
    await on.gateway.refused('forbidden', addCostImport, { file, variant: 'costCenter' }, staff);
    await on.gateway.refused('forbidden', queryImportJobs, { kind: COST_TABLE }, staff);
  });

  it('are deleted after a week where they were never applied, and undone ones after a day', async () => {
    const left = (await look([[code('a'), '甲', '', '', '', '', '', '', '']])).costImport.importNo;
    const done = await take([[code('b'), '乙', '', '', '', '', '', '', '']]);
    const keptOf = async (table: 'import_job_part' | 'import_job_write', importNo: string) =>
      (await on.gateway.db.selectFrom(table).select('import_no').where('import_no', '=', importNo).execute())
        .length;
    assert.deepEqual(
      [
        await keptOf('import_job_part', left),
        await keptOf('import_job_part', done),
        await keptOf('import_job_write', done),
      ],
      [1, 0, 1],
    );
    on.gateway.clock.advance(24 * 60);
    await on.gateway.sweep(['import-job']);
    assert.deepEqual([await keptOf('import_job_part', left), await keptOf('import_job_write', done)], [1, 0]);
    on.gateway.clock.advance(6 * 24 * 60);
    await on.gateway.sweep(['import-job']);
    await on.signIn();
    await on.gateway.refused('importJobUnknown', queryCheckedFile, { importJobNo: left }, { as: on.as });
    assert.equal(await state(done), 'done');
  });
});
