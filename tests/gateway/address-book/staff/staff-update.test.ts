import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffFields } from '../../../../src/contract/address-book/staff-fields';
import { importStaff } from '../../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { queryImportJob, undoImportJob } from '../../../../src/contract/import-job/import-job';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { subManagers } from '../../../../src/contract/permission/sub-managers';
import { csvText } from '../../../support/gateway/areas/money/record-files';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { staffNumbers } from '../../../support/gateway/staff-numbers';

type Cells = Readonly<Record<string, string>>;

describe('a file whose rows name staff on record', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let noOf: (account: string) => string;
  let place: Cells;
  let phones = 0;
  let grades: string[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    noOf = await staffNumbers(gateway);
    const like = await gateway.ok(staffMembers.get, { key: noOf('staff') }, admin);
    place = {
      部门: like.department.name,
      职位: like.position.name,
      职级: like.grade.name,
      成本中心: like.costCenter.name,
      核算主体: like.accountingEntity.name,
    };
    const found = await gateway.db
      .selectFrom('grade')
      .select('grade_name')
      .where('enterprise_num', '=', '100001')
      .where('grade_name', '<>', like.grade.name)
      .orderBy('grade_no')
      .execute();
    grades = found.map(({ grade_name }) => grade_name);
  });
  afterAll(() => gateway.close());

  const row = (jobNo: string, own: Cells = {}): Cells => ({
    姓名: '林小雨',
    员工编号: jobNo,
    ...place,
    手机号: `1370000${String((phones += 1)).padStart(4, '0')}`,
    ...own,
  });
  async function take(rows: readonly Cells[], { dryRun = '0', who = admin }: Options = {}) {
    const headers = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
    const text = csvText([headers, ...rows.map((cells) => headers.map((header) => cells[header] ?? ''))]);
    const file = new File([text], '员工.csv', { type: 'text/csv' });
    const taken = await gateway.ok(importStaff, { file, dryRun }, who);
    await gateway.idle();
    return taken;
  }
  interface Options {
    dryRun?: '0' | '1';
    who?: { as: string };
  }
  const jobOf = async (importJobNo: string | null) =>
    (await gateway.ok(queryImportJob, { importJobNo: importJobNo ?? '' }, admin)).importJob;
  const byJob = (jobNo: string) =>
    gateway.db.selectFrom('staff').selectAll().where('job_no', '=', jobNo).executeTakeFirstOrThrow();
  const wrong = async (rows: readonly Cells[], who = admin) => {
    const { wrongList, importJobNo } = await take(rows, { who });
    assert.equal(importJobNo, null);
    return wrongList.map(({ line, column, message }) => `${line} ${column}：${message}`);
  };
  async function undo(importJobNo: string | null) {
    await gateway.ok(undoImportJob, { importJobNo: importJobNo ?? '' }, admin);
    await gateway.idle();
    return jobOf(importJobNo);
  }

  it('shows each value before and after, changes only the columns that it has, and adds the others', async () => {
    await take([row('UP-1', { 邮箱: 'a@example.com' }), row('UP-2')]);
    const was = await byJob('UP-1');
    const rows = [
      row('UP-1', { 职级: grades[0] ?? '', 邮箱: '', 直属上级员工编号: 'UP-3', 手机号: '137****0001' }),
      row('UP-2', { 直属上级员工编号: '', 邮箱: '', 手机号: '137****0002' }),
      row('UP-3', { 直属上级员工编号: '', 邮箱: '' }),
    ];
    const looked = await take(rows, { dryRun: '1' });
    assert.deepEqual(
      [looked.rowCount, looked.addCount, looked.changeCount, looked.sameCount, looked.wrongList],
      [3, 1, 1, 1, []],
    );
    assert.deepEqual(looked.previewList, [
      {
        line: 2,
        title: '林小雨 UP-1',
        how: 'change',
        fieldList: [
          { name: '职级', before: place['职级'], after: grades[0] },
          { name: '邮箱', before: 'a@example.com', after: '' },
          { name: '直属上级员工编号', before: '', after: 'UP-3' },
        ].sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name)),
      },
      { line: 4, title: '林小雨 UP-3', how: 'add', fieldList: [] },
    ]);
    assert.equal((await byJob('UP-1')).version, was.version);
    const { importJobNo } = await take(rows);
    const job = await jobOf(importJobNo);
    assert.deepEqual([job.importState, job.rowsTotal, job.rowsWritten], ['done', 2, 2]);
    const [now, above] = [await byJob('UP-1'), await byJob('UP-3')];
    assert.deepEqual(
      [now.email, now.supervisor_no, now.phone, now.version],
      [null, above.staff_no, was.phone, was.version + 1],
    );
    const [change] = await gateway.ok(staffMembers.changes, { key: now.staff_no }, admin);
    assert.equal(change?.action, 'alter');

    const undone = await undo(importJobNo);
    assert.deepEqual([undone.importState, undone.undoDone, undone.keptList], ['undone', 2, []]);
    const restored = await byJob('UP-1');
    assert.deepEqual(
      [restored.grade_no, restored.email, restored.supervisor_no],
      [was.grade_no, was.email, null],
    );
  });

  it('need not have the columns that somebody new needs', async () => {
    await take([row('UP-11')]);
    const { importJobNo, changeCount } = await take([{ 员工编号: 'UP-11', 英文姓名: 'LIN/XIAOYU' }]);
    assert.equal(changeCount, 1);
    assert.equal((await jobOf(importJobNo)).importState, 'done');
    assert.equal((await byJob('UP-11')).latin_name, 'LIN/XIAOYU');
    assert.deepEqual(await wrong([{ 员工编号: 'UP-没有', 职级: grades[0] ?? '' }]), [
      '2 员工编号：没有使用该员工编号的员工，新增员工还需要列：姓名、部门、职位、成本中心、核算主体、手机号',
    ]);
  });

  it('are held to the rules of the form', async () => {
    await take([row('UP-21'), row('UP-22', { 直属上级员工编号: 'UP-21' })]);
    assert.deepEqual(
      await wrong([
        { 员工编号: 'UP-21', 直属上级员工编号: 'UP-22', 邮箱: '' },
        { 员工编号: 'UP-22', 直属上级员工编号: 'UP-21', 邮箱: 'x' },
        { 员工编号: 'UP-22', 直属上级员工编号: 'UP-21', 邮箱: '' },
      ]).then((lines) => lines.map((line) => line.replace(/^\d+ /, '')).toSorted()),
      [
        '直属上级员工编号：直属上级不能互为上下级，或是本人',
        '直属上级员工编号：直属上级不能互为上下级，或是本人',
        '邮箱：请输入正确的邮箱地址',
      ].toSorted(),
    );
    assert.deepEqual(await wrong([{ 员工编号: 'UP-21', 直属上级员工编号: 'UP-22' }]), [
      '2 直属上级员工编号：直属上级不能是该员工的下级',
    ]);
    assert.deepEqual(await wrong([{ 员工编号: 'UP-21', 姓名: '' }]), ['2 姓名：请输入姓名']);
    assert.deepEqual(
      await wrong([
        { 员工编号: 'UP-21', 英文姓名: 'A/B' },
        { 员工编号: 'UP-21', 英文姓名: 'A/C' },
      ]),
      ['3 员工编号：文件中有多行使用该员工编号'],
    );
  });

  it('does not loosen rules over the caller', async () => {
    const own = await gateway.db
      .selectFrom('staff')
      .select('job_no')
      .where('staff_no', '=', noOf('admin'))
      .executeTakeFirstOrThrow();
    assert.deepEqual(await wrong([{ 员工编号: own.job_no, 职级: grades[0] ?? '' }]), [
      '2 职级：不能通过导入修改本人的职级，请在员工资料中修改',
    ]);
  });

  it('of staff outside of the data scope are of unknown ones', async () => {
    const page = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .executeTakeFirstOrThrow();
    const dept = await gateway.db
      .selectFrom('department')
      .select('dept_no')
      .where('enterprise_num', '=', '100001')
      .where('dept_name', '=', '销售中心')
      .executeTakeFirstOrThrow();
    await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('nopage'), name: '' },
        managedScope: 'departments',
        departments: [{ no: dept.dept_no, name: '' }],
        objectList: [page.object_no, OBJECT.seeStaff, OBJECT.editStaff].map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    await take([row('UP-31', { 部门: '研发中心' }), row('UP-32', { 部门: '销售中心' })]);
    const keeper = { as: await gateway.login('nopage') };
    const [theirs, unknown] = await Promise.all(
      ['UP-31', 'UP-39'].map((no) => wrong([{ 员工编号: no, 英文姓名: 'LIN/XIAOYU' }], keeper)),
    );
    assert.deepEqual(theirs, unknown);
    assert.match(theirs?.[0] ?? '', /没有使用该员工编号的员工/);
    await take([{ 员工编号: 'UP-32', 英文姓名: 'LIN/XIAOYU' }], { who: keeper });
    assert.equal((await byJob('UP-32')).latin_name, 'LIN/XIAOYU');
  });

  it('changes own fields, which undoing restores', async () => {
    const fields = { fieldKind: 'text', options: '', isRequired: false, isEnabled: true } as const;
    await gateway.ok(staffFields.add, { fieldName: '工位', ...fields }, admin);
    await take([row('UP-41', { 工位: 'A-1' })]);
    const { staff_no: staffNo } = await byJob('UP-41');
    const seat = async () =>
      (
        await gateway.db
          .selectFrom('staff_field_value')
          .select('value')
          .where('staff_no', '=', staffNo)
          .executeTakeFirst()
      )?.value;
    const { importJobNo, previewList } = await take([{ 员工编号: 'UP-41', 工位: '' }]);
    assert.deepEqual(previewList?.[0]?.fieldList, [{ name: '工位', before: 'A-1', after: '' }]);
    assert.equal(await seat(), undefined);
    assert.equal((await undo(importJobNo)).importState, 'undone');
    assert.equal(await seat(), 'A-1');
  });

  it('stays where a person was changed since, and says so', async () => {
    await take([row('UP-51'), row('UP-52')]);
    const { importJobNo } = await take([
      { 员工编号: 'UP-51', 英文姓名: 'LIN/A' },
      { 员工编号: 'UP-52', 英文姓名: 'LIN/B' },
    ]);
    await take([{ 员工编号: 'UP-52', 英文姓名: 'LIN/C' }]);
    const kept = await undo(importJobNo);
    assert.deepEqual(
      [kept.importState, kept.undoDone, kept.keptList],
      ['done', 0, [{ line: 3, column: '', message: '林小雨：导入后资料有修改，不能撤销' }]],
    );
    assert.equal((await byJob('UP-51')).latin_name, 'LIN/A');
  });

  it('changes those whose number it writes in another case or width, but the same number first', async () => {
    await take([row('Key-1'), row('Key-2')]);
    const spelled = (jobNo: string): Cells => ({ 员工编号: jobNo, 邮箱: 'key@example.com' });
    await take([spelled('KEY-1'), spelled('ｋｅｙ－２')]);
    for (const jobNo of ['Key-1', 'Key-2']) assert.equal((await byJob(jobNo)).email, 'key@example.com');
    await gateway.db.updateTable('staff').set({ job_no: 'KEY-1' }).where('job_no', '=', 'Key-2').execute();
    await take([{ 员工编号: 'KEY-1', 邮箱: 'other@example.com' }]);
    assert.deepEqual(
      [(await byJob('Key-1')).email, (await byJob('KEY-1')).email],
      ['key@example.com', 'other@example.com'],
    );
    assert.deepEqual(await wrong([row('KEY-9'), row('key-9')]), ['3 员工编号：该员工编号已被使用']);
  });
});

/** Fields in the order of the staff columns. */
const ORDER = ['职级', '直属上级员工编号', '邮箱'];
