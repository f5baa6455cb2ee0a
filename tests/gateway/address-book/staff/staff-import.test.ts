import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffFields } from '../../../../src/contract/address-book/staff-fields';
import { addDepartment } from '../../../../src/contract/address-book/departments';
import { importStaff, STAFF_ROWS } from '../../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { queryImportJob } from '../../../../src/contract/import-job/import-job';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { subManagers } from '../../../../src/contract/permission/sub-managers';
import { memberHeader } from '../../../../src/domain/address-book/import-columns';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { csvText } from '../../../support/gateway/areas/money/record-files';
import { staffNumbers } from '../../../support/gateway/staff-numbers';

type Cells = Readonly<Record<string, string>>;

describe('staff of a file', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let noOf: (account: string) => string;
  let place: Cells;
  let phones = 0;
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
  });
  afterAll(() => gateway.close());

  const row = (own: Cells = {}): Cells => ({
    姓名: '林小雨',
    ...place,
    手机号: `1390000${String((phones += 1)).padStart(4, '0')}`,
    ...own,
  });
  function file(rows: readonly Cells[]): File {
    const headers = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
    const text = csvText([headers, ...rows.map((cells) => headers.map((header) => cells[header] ?? ''))]);
    return new File([text], '员工.csv', { type: 'text/csv' });
  }
  async function take(rows: readonly Cells[], dryRun: '0' | '1' = '0', who = admin) {
    const taken = await gateway.ok(importStaff, { file: file(rows), dryRun }, who);
    await gateway.idle();
    return taken;
  }
  const count = async () =>
    (
      await gateway.db
        .selectFrom('staff')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const byJob = (jobNo: string) =>
    gateway.db.selectFrom('staff').selectAll().where('job_no', '=', jobNo).executeTakeFirst();
  const wrong = async (rows: readonly Cells[], who = admin) => {
    const before = await count();
    const { wrongList, importJobNo } = await take(rows, '0', who);
    assert.deepEqual([importJobNo, await count()], [null, before], 'a wrong file adds nobody');
    return wrongList.map(({ line, column, message }) => `${line} ${column}：${message}`);
  };
  const refusal = async (rows: readonly Cells[]) => {
    const { code, result } = await gateway.send(importStaff, { file: file(rows) }, admin);
    assert.equal(code, '41000');
    return (result as unknown as { fields: Record<string, string> }).fields['file'];
  };

  it('are looked at without a trace, then added with the usual role and a line in the log', async () => {
    const before = await count();
    const rows = [
      row({ 员工编号: 'IM-2', 直属上级员工编号: 'IM-1', 出生日期: '1990/5/6', 性别: '女' }),
      row({ 员工编号: 'IM-1', 姓名: '周远航' }),
    ];
    const looked = await take(rows, '1');
    const { previewList, ...counts } = looked;
    const none = { changeCount: 0, sameCount: 0 };
    assert.deepEqual(counts, {
      rowCount: 2,
      wrongCount: 0,
      importJobNo: null,
      wrongList: [],
      addCount: 2,
      ...none,
    });
    assert.deepEqual(
      previewList?.map(({ line, how }) => [line, how]),
      [
        [2, 'add'],
        [3, 'add'],
      ],
    );
    assert.equal(await count(), before);
    const taken = await take(rows);
    const { importJob } = await gateway.ok(queryImportJob, { importJobNo: taken.importJobNo ?? '' }, admin);
    assert.deepEqual([importJob.importState, importJob.rowsWritten], ['done', 2]);
    const [added, supervisor] = [await byJob('IM-2'), await byJob('IM-1')];
    assert.ok(added && supervisor);
    assert.equal(added.supervisor_no, supervisor.staff_no);
    const shown = await gateway.ok(staffMembers.get, { key: added.staff_no }, admin);
    assert.deepEqual([shown.department.name, shown.birthDay, shown.sexTem], [place['部门'], '1990-05-06', 1]);
    const log = await gateway.ok(staffMembers.changes, { key: added.staff_no }, admin);
    assert.deepEqual(
      log.map(({ action }) => action),
      ['add'],
    );
    const role = await gateway.db
      .selectFrom('staff_role')
      .select('role_no')
      .where('staff_no', '=', added.staff_no)
      .execute();
    assert.equal(role.length, 1);
    const again = await take(rows);
    assert.deepEqual([again.addCount, again.changeCount, again.sameCount], [0, 0, 2]);
    assert.equal(again.importJobNo, null, 'the same file twice changes nothing');
  });

  it('are held to the rules of the form, and to each other', async () => {
    const phone = '13911110001';
    const problems = await wrong([
      row({ 手机号: phone }),
      row({ 手机号: phone, 姓名: '周远航' }),
      row({ 手机号: '123', 部门: '没有的部门', 职位: '' }),
      row({ 员工编号: 'IM-8', 直属上级员工编号: 'IM-9' }),
      row({ 员工编号: 'IM-9', 直属上级员工编号: 'IM-8' }),
      row({ 直属上级员工编号: 'IM-8' }),
      row({ 直属上级员工编号: '没有' }),
      row({ 邮箱: 'x', 出生日期: '1990-02-30' }),
    ]);
    assert.deepEqual(problems, [
      '3 手机号：该手机号已属于本企业员工“林小雨”',
      '4 部门：没有名为“没有的部门”的部门',
      '4 职位：请填写职位',
      '4 手机号：请输入11位手机号码',
      '5 直属上级员工编号：直属上级不能互为上下级，或是本人',
      '6 直属上级员工编号：直属上级不能互为上下级，或是本人',
      '7 直属上级员工编号：文件中该直属上级所在的行有错误',
      '8 直属上级员工编号：没有使用该员工编号的在职员工',
      '9 出生日期：日期格式不正确，应为YYYY-MM-DD',
      '9 邮箱：请输入正确的邮箱地址',
    ]);
  });

  it('are checked whole, although the row of their supervisor is wrong', async () => {
    const phone = '13911110077';
    const problems = await wrong([
      row({ 员工编号: 'UP-1', 邮箱: 'x' }),
      row({ 员工编号: 'UP-2', 直属上级员工编号: 'UP-1', 手机号: phone }),
      row({ 员工编号: 'UP-2', 直属上级员工编号: 'UP-1', 手机号: phone }),
    ]);
    assert.deepEqual(problems, [
      '2 邮箱：请输入正确的邮箱地址',
      '3 直属上级员工编号：文件中该直属上级所在的行有错误',
      '4 直属上级员工编号：文件中该直属上级所在的行有错误',
      '4 员工编号：该员工编号已被使用',
    ]);
  });

  it('name departments by path, and closed or foreign ones as unknown', async () => {
    const [below] = await gateway.db
      .selectFrom('department as d')
      .innerJoin('department as p', 'p.dept_no', 'd.parent_no')
      .select(['d.dept_no', 'd.dept_name', 'p.dept_name as above'])
      .where('d.enterprise_num', '=', '100001')
      .where('p.parent_no', 'is', null)
      .execute();
    const theirs = await gateway.db
      .selectFrom('department')
      .select('dept_name')
      .where('enterprise_num', '<>', '100001')
      .where((eb) =>
        eb(
          'dept_name',
          'not in',
          eb.selectFrom('department as o').select('o.dept_name').where('o.enterprise_num', '=', '100001'),
        ),
      )
      .executeTakeFirstOrThrow();
    assert.ok(below);
    await take([row({ 员工编号: 'IM-P', 部门: `${below.above}/${below.dept_name}` })]);
    assert.equal((await byJob('IM-P'))?.dept_no, below.dept_no);
    assert.deepEqual(await wrong([row({ 部门: theirs.dept_name })]), [
      `2 部门：没有名为“${theirs.dept_name}”的部门`,
    ]);
  });

  it('find a department with a slash in its older name beside a path of the same words', async () => {
    const add = async (deptName: string, parentNO: string) =>
      (await gateway.ok(addDepartment, { deptName, parentNO, head: null }, admin)).deptNO;
    const top = await add('甲总部', '');
    const below = await add('乙部', await add('甲部', top));
    const slashed = await add('旧部', top);
    await gateway.db
      .updateTable('department')
      .set({ dept_name: '甲部/乙部' })
      .where('dept_no', '=', slashed)
      .execute();
    await take([
      row({ 员工编号: 'IM-S1', 部门: '甲总部/甲部/乙部' }),
      row({ 员工编号: 'IM-S2', 部门: String.raw`甲总部 / 甲部\/乙部` }),
      row({ 员工编号: 'IM-S3', 部门: '甲部／乙部' }),
    ]);
    assert.equal((await byJob('IM-S1'))?.dept_no, below);
    assert.equal((await byJob('IM-S2'))?.dept_no, slashed);
    assert.equal((await byJob('IM-S3'))?.dept_no, slashed);
  });

  it('need the required own fields, which the file names', async () => {
    const field = await gateway.ok(
      staffFields.add,
      { fieldName: '工卡尺寸', fieldKind: 'choice', options: '大\n小', isRequired: true, isEnabled: true },
      admin,
    );
    assert.deepEqual(
      (await wrong([row(), row({ 工卡尺寸: '中' })])).map((one) => one.slice(0, '2 工卡尺寸'.length)),
      ['2 工卡尺寸', '3 工卡尺寸'],
    );
    await take([row({ 员工编号: 'IM-F', 工卡尺寸: '大' })]);
    const { staff_no: staffNo = '' } = (await byJob('IM-F')) ?? {};
    const values = await gateway.db
      .selectFrom('staff_field_value')
      .select('value')
      .where('staff_no', '=', staffNo)
      .execute();
    assert.deepEqual(values, [{ value: '大' }]);
    const { rows } = await gateway.ok(staffFields.list, {}, admin);
    const { version = 0 } = rows.find(({ fieldNO }) => fieldNO === field.fieldNO) ?? {};
    const { fieldName, fieldKind, options } = field;
    const values2 = { fieldName, fieldKind, options, isRequired: false, isEnabled: false };
    await gateway.ok(staffFields.alter, { key: field.fieldNO, version, values: values2 }, admin);
  });

  it('are refused where it is no table of staff, and from users who may not add them', async () => {
    const { 手机号: _, ...without } = row();
    assert.equal(await refusal([without]), '缺少列：手机号');
    assert.equal(await refusal([row({ 工资: '1' })]), '不能识别的列：工资');
    const one = row();
    const many = Array.from({ length: STAFF_ROWS + 1 }, () => one);
    assert.equal(await refusal(many), `一次最多导入${STAFF_ROWS}行`);
    const staff = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', importStaff, { file: file([row()]) }, staff);
  });

  it('of other departments than their own are wrong for a sub administrator', async () => {
    const page = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .executeTakeFirstOrThrow();
    const own = await gateway.db
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
        departments: [{ no: own.dept_no, name: '' }],
        objectList: [page.object_no, OBJECT.seeStaff, OBJECT.editStaff].map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    const keeper = { as: await gateway.login('nopage') };
    assert.deepEqual(await wrong([row({ 部门: '销售中心' }), row({ 部门: '研发中心' })], keeper), [
      `3 ${memberHeader('department')}：该部门不在您的数据权限内`,
    ]);
    const before = await count();
    await take([row({ 部门: '销售中心' })], '0', keeper);
    assert.equal(await count(), before + 1);
  });
});
