import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { importStaff } from '../../../../src/contract/address-book/staff-import';
import { csvText } from '../../../support/gateway/areas/money/record-files';
import { HEADERS, setUpStaffImports } from '../../../support/gateway/areas/accounts/staff-imports';

const ROWS = 20_000;
/** Largest number of rows that a transaction writes. */
const SLICE_ROWS = 50;

describe('a file of many staff', () => {
  const at = setUpStaffImports();

  it('is taken at once and written in slices by a job', async () => {
    const cells = at.cellsOf('81', ROWS);
    // a chain of supervisors, the longest way upwards
    cells.forEach((row, i) => (row[HEADERS.length - 1] = i + 1 < ROWS ? `J81-${i + 1}` : ''));
    const file = new File([csvText([HEADERS, ...cells])], '员工.csv', { type: 'text/csv' });
    const { importJobNo, ...counts } = await at.gateway.ok(importStaff, { file, dryRun: '0' }, at.admin);
    assert.deepEqual([counts.rowCount, counts.wrongCount, counts.addCount], [ROWS, 0, ROWS]);
    const job = await at.read(importJobNo ?? '');
    assert.equal(job.rowsTotal, ROWS);
    const { rows } = await sql<{ most: number; left: number }>`
      select max(jsonb_array_length(row_list)) as most, sum(jsonb_array_length(row_list))::int as left
      from import_job_slice where import_no = ${importJobNo}`.execute(at.gateway.db);
    assert.equal(rows[0]?.most, SLICE_ROWS);
    // the call has left the rows to the job
    assert.ok(rows[0].left > ROWS / 2);
  });
});
