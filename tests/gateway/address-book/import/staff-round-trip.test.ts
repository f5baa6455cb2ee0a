import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffFields } from '../../../../src/contract/address-book/staff-fields';
import { importStaff } from '../../../../src/contract/address-book/staff-import';
import { addExport, queryExportFile } from '../../../../src/contract/download/download';
import { memberColumns } from '../../../../src/domain/address-book/import-columns';
import { csvText } from '../../../../src/domain/table-import/csv-text';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';

describe('an export of staff', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let exported: string[][];
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    const staff = await gateway.db
      .selectFrom('staff')
      .select(['staff_no', 'cost_center_no', 'dept_no'])
      .where('enterprise_num', '=', '100001')
      .orderBy('staff_no')
      .execute();
    const [one, other, third] = staff;
    assert.ok(one && other && third);
    for (const [at, fieldName] of ['姓名', '状态', '温差'].entries()) {
      const field = {
        fieldName,
        fieldKind: 'text',
        options: '',
        isRequired: false,
        isEnabled: true,
      } as const;
      const { fieldNO } = await gateway.ok(staffFields.add, field, admin);
      await gateway.db
        .insertInto('staff_field_value')
        .values({ enterprise_num: '100001', staff_no: one.staff_no, field_no: fieldNO, value: `-${at}` })
        .execute();
    }
    await gateway.ok(
      staffFields.add,
      { fieldName: '必填', fieldKind: 'text', options: '', isRequired: true, isEnabled: true },
      admin,
    );
    // values on record that the form would not take today
    await gateway.db
      .updateTable('staff')
      .set({ email: 'no address', sex_tem: null, staff_name: ' Li  Wei', staff_state: 'stopped' })
      .where('staff_no', '=', other.staff_no)
      .execute();
    await gateway.db
      .updateTable('cost_center')
      .set({ closed_on: '2026-01-01' })
      .where('cost_center_no', '=', third.cost_center_no)
      .execute();
    await gateway.db
      .insertInto('department')
      .values({
        dept_no: 'D-same',
        enterprise_num: '100001',
        dept_name: '研发中心',
        parent_no: third.dept_no,
      })
      .execute();
    exported = parse(await fileOf('csv').then((file) => file.text()), { bom: true });
  });
  afterAll(() => gateway.close());

  async function fileOf(format: 'csv' | 'xlsx'): Promise<File> {
    const query = { withExtInfo: true };
    const { exportNo } = await gateway.ok(addExport, { kind: 'staff', format, query }, admin);
    await gateway.idle();
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo }, admin);
    const { rawPayload } = await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
    return new File([new Uint8Array(rawPayload)], `员工.${format}`);
  }
  const look = (file: File) => gateway.ok(importStaff, { file, dryRun: '1' }, admin);

  it.each(['csv', 'xlsx'] as const)('goes round as %s', async (format) => {
    const { rowCount, wrongList, changeCount, addCount, ignoredList } = await look(await fileOf(format));
    assert.deepEqual(
      [rowCount, wrongList, changeCount, addCount, ignoredList],
      [exported.length - 1, [], 0, 0, ['系统状态', '状态变更日期']],
    );
  });

  it('changes exactly the edited cell', async () => {
    const [headers = [], ...rows] = exported;
    const own = ['姓名', '状态', '温差', '必填'].map((fieldName, at) => ({ fieldNO: `F${at}`, fieldName }));
    assert.deepEqual(
      headers,
      memberColumns(own).map(({ header }) => header),
    );
    const column = (header: string) => headers.indexOf(header);
    const values = (header: string) => rows.map((row) => row[column(header)] ?? '');
    const edits: Readonly<Record<string, readonly string[]>> = {
      邮箱: ['edited@example.com', ''],
      国籍或地区: ['FR'],
      部门: values('部门'),
      职位: values('职位'),
      职级: values('职级'),
      英文姓名: ['NEW/NAME', ''],
      手机号: ['13912345678'],
    };
    const edit = fc
      .constantFrom(...Object.keys(edits))
      .chain((header) =>
        fc.tuple(fc.nat(rows.length - 1), fc.constant(header), fc.constantFrom(...(edits[header] ?? ['']))),
      );
    await fc.assert(
      fc.asyncProperty(edit, async ([at, header, value]) => {
        const before = rows[at]?.[column(header)] ?? '';
        const edited = rows.map((row, y) => (y === at ? row.with(column(header), value) : row));
        const text = [headers, ...edited].map((row) => row.map(cellText).join(',')).join('\n');
        const { wrongList, previewList = [] } = await look(new File([text], '员工.csv'));
        if (wrongList.length > 0) {
          assert.deepEqual([...new Set(wrongList.map(({ line }) => line))], [at + 2]);
          return;
        }
        assert.deepEqual(
          previewList.map(({ line, fieldList }) => [line, fieldList.map(({ name }) => name)]),
          value === before ? [] : [[at + 2, [header]]],
        );
      }),
      { numRuns: 8 },
    );
  });
});

/** A cell as the export writes it. */
const cellText = (cell: string): string =>
  cell.startsWith('="') || cell.startsWith("'") ? quoted(cell) : csvText(cell);

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
