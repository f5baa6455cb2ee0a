import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { applyImport, setUpCostImports } from '../../support/gateway/areas/money/cost-imports';

describe('a file of cost objects', () => {
  const on = setUpCostImports();
  const { code, look } = on;

  it('is written in transactions of some rows each, between which others are answered', async () => {
    const rows = Array.from({ length: 600 }, (_, i) => [code(`${i}`), `甲${i}`, '', '', '', '', '', '', '']);
    const { importNo } = (await look(rows)).costImport;
    await applyImport(on.gateway, on.as, importNo);
    for (const table of ['cost_center', 'cost_change', 'import_job_write']) {
      const { rows: found } = await sql<{ written: number }>`
        select count(*)::int as written from ${sql.table(table)} group by xmin::text`.execute(on.gateway.db);
      const most = Math.max(...found.map(({ written }) => written));
      assert.ok(most <= 500, `${most} rows of ${table} in a transaction`);
    }
  });
});
