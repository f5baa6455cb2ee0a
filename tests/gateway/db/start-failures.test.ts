import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { awaitServer, explainServerError } from '../../../demo/gateway/db/await-server';
import { openServer, type OpenedDatabase } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { statements } from '../../../demo/gateway/db/statements';
import { freePorts } from '../../support/e2e/free-ports';
import { cloneDatabase, dropDatabase, openDatabase } from '../../support/gateway/process/postgres-databases';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';
import { UNMIGRATED } from '../../support/gateway/setup/empty-database';

const FIRST = { '0001-first': statements('create table first_table (no int)') };

describe('a start that fails', { skip: TEST_DATABASE !== 'postgres' }, () => {
  let url: string;
  let opened: OpenedDatabase;
  beforeAll(async () => {
    url = await cloneDatabase(UNMIGRATED);
    opened = openDatabase(url);
  });
  afterAll(async () => {
    await opened.close();
    await dropDatabase(url);
  });

  const tables = async () => {
    const found = sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%' order by 1`;
    return (await found.execute(opened.db)).rows.map(({ name }) => name);
  };

  it('names the migration, its reason and the next step, and has changed nothing', async () => {
    const broken = { ...FIRST, '0002-broken': statements('alter table no_such_table add no int') };
    await assert.rejects(migrate(opened.db, broken), (error: Error) => {
      assert.equal(error.name, 'StartError');
      assert.match(error.message, /^The migration 0002-broken failed.*the database is as it was before/);
      assert.match(
        error.message,
        /Reason: relation "no_such_table" does not exist\n.*start this version again/,
      );
      return true;
    });
    assert.deepEqual(await tables(), []);
    await migrate(opened.db, FIRST);
    assert.deepEqual(await tables(), ['first_table']);
  });

  it('says that the database is newer than the program', async () => {
    await migrate(opened.db, FIRST);
    await migrate(opened.db, {
      ...FIRST,
      '0003-later': statements('select 1'),
      '0004-last': statements('select 1'),
    });
    await assert.rejects(
      migrate(opened.db, FIRST),
      /^StartError: This program is older than its database, which has the migration 0003-later and 1 more of a/,
    );
  });

  it('takes applied migrations by name, not by their times, and none that comes before them', async () => {
    const all = { ...FIRST, '0003-later': statements('select 1'), '0004-last': statements('select 1') };
    await migrate(opened.db, all);
    await sql`update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z' where name = '0003-later'`.execute(
      opened.db,
    );
    await migrate(opened.db, all);
    await assert.rejects(
      migrate(opened.db, { ...all, '0002-late': statements('create table late_table (no int)') }),
      /^StartError: The migration 0002-late was never applied, and the database already has 0004-last\./,
    );
    assert.deepEqual(await tables(), ['first_table']);
  });

  it('waits for a server that is away, and no longer than it is told', async () => {
    const port = await freePorts(1);
    const away = openServer(`postgresql://user:secret-word@127.0.0.1:${port}/travel`, {
      onError: () => undefined,
    });
    const waits: unknown[] = [];
    try {
      const waiting = awaitServer(away.db, { withinMs: 1, onWait: (error) => waits.push(error) });
      await assert.rejects(waiting, (error: Error) => {
        assert.match(
          error.message,
          /^The database of DATABASE_URL was not reached within 0.001 s: .*ECONNREFUSED/,
        );
        return !error.message.includes('secret-word');
      });
      await awaitServer(opened.db, { withinMs: 1, onWait: (error) => waits.push(error) });
      assert.deepEqual(waits, []);
    } finally {
      await away.close();
    }
  });

  it('tells a full disk of the server, and leaves other errors as they are', () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    assert.match(String(explainServerError(full)), /The disk of the database server is full/);
    const other = new Error('other');
    assert.equal(explainServerError(other), other);
  });
});
