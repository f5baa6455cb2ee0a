import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { byPersonSound, bySound } from '../../../demo/gateway/server/search/by-sound';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

describe('the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('returns numbers, dates and times with their types, in any time zone of the machine', async () => {
    const former = process.env['TZ'];
    for (const zone of ['Asia/Shanghai', 'America/New_York', 'UTC']) {
      process.env['TZ'] = zone;
      const at = new Date('2026-03-29T16:30:00.000Z');
      const { rows } = await sql`
        select 9007199254740991::bigint as big, count(*) as count, sum(i) as sum, date '1992-03-18' as date,
          ${at}::timestamptz as at, '[1,{"a":"中"}]'::jsonb as json, array['a', 'b"c'] as list, 0.5::numeric as half
        from generate_series(1, 3) i`.execute(database.db);
      assert.deepEqual(rows, [
        {
          big: 9007199254740991,
          count: 3,
          sum: 6,
          date: '1992-03-18',
          at,
          json: [1, { a: '中' }],
          list: ['a', 'b"c'],
          half: 0.5,
        },
      ]);
    }
    process.env['TZ'] = former ?? 'UTC';
  });

  it('sorts names by their sounds as lists that are sorted elsewhere, with or without ICU', async () => {
    const names =
      `阿宝 重庆 曾国 单于 单丹 张三 张三丰 张 赵六 吕布 绿 Zoe zoe Ann ann Änn ＡＮＮ an 9号 10号 １号 (甲) 甲(乙)
      中国 中·国 中1 中a 欧阳娜·阿依古丽 〇 𠮷野 é e 😀 _ 沈阳 沈重 藏文 藏青 a-b ab Ab aB`.split(/\s+/);
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${[...names, '中 国']}::text[]) as name order by sound_key(name) collate "C"`.execute(
      database.db,
    );
    assert.deepEqual(
      rows.map(({ name }) => name),
      [...names, '中 国'].toSorted(bySound),
    );
  });

  it('sorts persons by the sound of their surname, before names of the next sound', async () => {
    const neighbours =
      `蔡一 单于浩 成一 种一 楚一 邓一 督一 都一 冯一 盖一 葛一 耿一 洪一 华一 黄一 姬一 纪一 江一 廖一 令狐冲 刘一
      孟一 缪一 莫一 倪一 乜一 欧一 区一 潘一 朴一 钱一 邱一 仇一 饶一 任一 沙一 单丹 商一 邵一 召一 汪一 吴一 洗一 向一 谢一 解一
      熊一 闫一 燕一 杨一 于一 尉迟恭 袁一 岳一 乐一 恽一 员一 曾一 查一 翟一 张一 长孙无忌`.split(/\s+/);
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${neighbours.toReversed()}::text[]) as name
      order by person_sound_key(name) collate "C"`.execute(database.db);
    const sorted = rows.map(({ name }) => name);
    assert.deepEqual(sorted, neighbours.toSorted(byPersonSound));
    const between: [before: string, name: string, behind: string][] = [
      ['沙一', '单丹', '商一'],
      ['袁一', '曾一', '查一'],
      ['邱一', '仇一', '饶一'],
      ['欧一', '区一', '潘一'],
      ['于一', '尉迟恭', '袁一'],
      ['成一', '种一', '楚一'],
      ['吴一', '洗一', '向一'],
      ['谢一', '解一', '熊一'],
      ['潘一', '朴一', '钱一'],
      ['洪一', '华一', '黄一'],
      ['姬一', '纪一', '江一'],
      ['孟一', '缪一', '莫一'],
      ['邵一', '召一', '汪一'],
      ['饶一', '任一', '沙一'],
    ];
    for (const [before, name, behind] of between)
      assert.ok(
        sorted.indexOf(before) < sorted.indexOf(name) && sorted.indexOf(name) < sorted.indexOf(behind),
        `${before} ${name} ${behind}`,
      );
  });

  it('computes the sort keys of thousands of names in less than a second', async () => {
    const before = performance.now();
    await sql`select max(sound_key('欧阳娜娜' || i)) from generate_series(1, 5000) i`.execute(database.db);
    assert.ok(performance.now() - before < 1000);
  });

  it('refuses numbers too large to be exact', async () => {
    await assert.rejects(sql`select 9007199254740992::bigint`.execute(database.db), RangeError);
  });

  it('undoes a transaction that throws', async () => {
    const { db } = database;
    const work = inTransaction(db, async (tx) => {
      await tx.insertInto('tmc').values({ tmc_number: 'X', tmc_name: 'X' }).execute();
      throw new Error('no');
    });
    await assert.rejects(work, /^Error: no$/);
    assert.equal(
      await db.selectFrom('tmc').selectAll().where('tmc_number', '=', 'X').executeTakeFirst(),
      undefined,
    );
  });

  it('tries a transaction again that lost a deadlock, and no other', async () => {
    const failing = (code: string) => {
      let attempts = 0;
      const work = inTransaction(database.db, async () => {
        attempts += 1;
        throw Object.assign(new Error('lost'), { code });
      });
      return assert.rejects(work).then(() => attempts);
    };
    assert.deepEqual([await failing('40P01'), await failing('40001'), await failing('23505')], [3, 3, 1]);
  });

  const refusals: [what: string, statement: string, by: RegExp][] = [
    ['overselling seats', `update seat_inventory set taken = capacity + 1`, /seats_not_oversold/],
    [
      'a wallet below zero',
      `update ledger_account set balance = -1 where kind = 'prepaid'`,
      /ledger_account_floor/,
    ],
    [
      'a credit line beyond its limit',
      `update ledger_account set balance = floor - 1 where kind = 'credit'`,
      /ledger_account_floor/,
    ],
    ['changing the ledger', `update ledger_entry set amount = amount + 1`, /append-only/],
    ['deleting from the ledger', `delete from ledger_transfer`, /append-only/],
    [
      'a transfer that does not balance',
      `insert into ledger_entry (transfer_no, account_no, amount, balance_after)
      select transfer_no, account_no, 1, 1 from ledger_entry limit 1`,
      /does not balance/,
    ],
    [
      'paying an order twice',
      `insert into payment (payment_no, order_no, pay_type, sub_pay_type, amount, pay_state, created_at, settled_at)
      select '99999999999999999999', order_no, 0, 13, 1, 'paid', now(), now() from payment where pay_state = 'paid' limit 1`,
      /one_payment_pays_an_order/,
    ],
    [
      'staff in a department of another enterprise',
      `update staff set dept_no = '100002D01' where staff_no = '1000010001'`,
      /foreign key/,
    ],
    [
      'a role of another enterprise',
      `insert into staff_role values ('100001', '1000010001', '100002-admin')`,
      /foreign key/,
    ],
    ['an unknown order state', `update flight_order set order_status = '不明'`, /check constraint/],
    [
      'the same document twice on an order',
      `insert into order_passenger select order_no, 99, passenger_name, card_type, card_no, phone, sex_tem,
      birth_day, nationality, passenger_type_id, staff_no from order_passenger limit 1`,
      /order_passenger_order_no_card_type/,
    ],
  ];
  for (const [what, statement, by] of refusals) {
    it(`refuses ${what} by itself`, () => assert.rejects(sql.raw(statement).execute(database.db), by));
  }

  it('refuses to give back more than was paid', async () => {
    const work = inTransaction(database.db, async (tx) => {
      const { rows } = await sql<{ payment_no: string; amount: number }>`
        select payment_no, amount from payment where pay_state = 'paid' and pay_type = 2 limit 1`.execute(tx);
      const [{ payment_no, amount } = assert.fail()] = rows;
      const { transfer_no } = await tx
        .insertInto('ledger_transfer')
        .values({ kind: 'refund', payment_no, transferred_at: new Date(), memo: '' })
        .returning('transfer_no')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('ledger_entry')
        .values([
          { transfer_no, account_no: '100001-prepaid', amount: amount + 1, balance_after: 0 },
          { transfer_no, account_no: '100001-sales', amount: -amount - 1, balance_after: 0 },
        ])
        .execute();
    });
    await assert.rejects(work, /more refunded than paid/);
  });
});
