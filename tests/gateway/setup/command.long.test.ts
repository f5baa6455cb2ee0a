import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, describe, it } from 'vitest';
import { openEmbedded, openServer, type OpenedDatabase } from '../../../demo/gateway/db/database';
import { CLOCK_ENV } from '../../support/clock';
import { compiled } from '../../support/gateway/process/compiled';
import { cloneDatabase, dropDatabase } from '../../support/gateway/process/postgres-databases';
import { AGENCY_ARGUMENTS, ENTERPRISE_ARGUMENTS } from '../../support/gateway/setup/command-lines';
import { UNMIGRATED } from '../../support/gateway/setup/empty-database';

/** Databases of operators: a server, and a data folder. */
const folder = mkdtempSync(join(tmpdir(), 'setup-'));
const url = await cloneDatabase(UNMIGRATED);
const DATABASES: readonly [name: string, Record<string, string>, () => Promise<OpenedDatabase>][] = [
  ['a server', { DATABASE_URL: url }, async () => openServer(url, { onError: console.error })],
  ['a data folder', { DATA_DIR: join(folder, 'data') }, () => openEmbedded(join(folder, 'data'))],
];

describe.each(DATABASES)('the setup on %s', (_, environment, open) => {
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    if ('DATABASE_URL' in environment) await dropDatabase(url);
  });

  const run = async (...given: readonly string[]) => {
    const env = {
      PATH: process.env['PATH'],
      ...CLOCK_ENV,
      PUBLIC_URL: 'https://travel.example',
      ...environment,
    };
    const args = [await compiled('scripts/setup.ts'), ...given];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };

  it('makes the agency and an enterprise once, and says what exists', async () => {
    const lonely = await run(...ENTERPRISE_ARGUMENTS);
    assert.equal(lonely.status, 1);
    assert.match(lonely.said, /没有服务商/);
    assert.match((await run()).said, /--agency-name：缺少服务商名称/);

    const agency = await run(...AGENCY_ARGUMENTS);
    assert.equal(agency.status, 0, agency.said);
    assert.match(agency.said, /https:\/\/travel\.example\/agency\/#\/start\/\S{43}/);
    const wrong = await run(...ENTERPRISE_ARGUMENTS, '--pay-days', '3');
    assert.equal(wrong.status, 1);
    assert.match(wrong.said, /--pay-days：账单付款天数不能少于确认天数/);
    const made = await run(...ENTERPRISE_ARGUMENTS);
    assert.equal(made.status, 0, made.said);
    assert.match(made.said, /企业 100001 海川科技有限公司：已建立/);
    assert.match(made.said, /https:\/\/travel\.example\/account\/link\?token=\S{43}/);

    const before = await countRows(open);
    const again = [await run(...AGENCY_ARGUMENTS), await run(), await run(...ENTERPRISE_ARGUMENTS)];
    for (const { status, said } of again) {
      assert.equal(status, 0, said);
      assert.match(said, /已存在，未修改/);
      assert.doesNotMatch(said, /已建立|token/);
    }
    assert.deepEqual(await countRows(open), before);
  });

  it('gives lost ones new links', async () => {
    const operator = await run('--recover', 'operator', '--operator-login', 'OPS.wu');
    assert.match(operator.said, /\/agency\/#\/start\//);
    const administrator = await run('--recover', 'administrator', '--enterprise-num', '100001');
    assert.match(administrator.said, /\/account\/link\?token=/);
    const unknown = await run('--recover', 'administrator', '--enterprise-num', '999999');
    assert.equal(unknown.status, 1);
    assert.match(unknown.said, /--enterprise-num：没有该企业/);
  });
});

async function countRows(open: () => Promise<OpenedDatabase>): Promise<unknown> {
  const { db, close } = await open();
  const { rows } = await sql`select c.relname, (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text as n
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  await close();
  return rows;
}
