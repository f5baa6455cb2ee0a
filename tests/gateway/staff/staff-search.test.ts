import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { soundsOfName } from '../../../demo/gateway/staff/sounds';
import { OBJECT } from '../../../src/contract/permission/objects';
import { queryStaffChoices, queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const [FIRST, SECOND] = ['100001', '100002'] as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('the staff search', () => {
  const search = async (account: string, keyword: string, more = {}) =>
    gateway.ok(queryStaffInfoVagueForCloud, { keyword, ...more }, { as: await gateway.login(account) });

  it('finds colleagues by part of name, pinyin, initials, number or mobile', async () => {
    for (const keyword of ['思远', 'chensiy', 'SIYUAN', 'csy', '1000010001', '13800000001']) {
      const { staffList } = await search('admin', keyword, { pageSize: 50 });
      assert.ok(
        staffList.some(({ staffNO }) => staffNO === '1000010001'),
        keyword,
      );
    }
    assert.deepEqual(await search('admin', '查无此人'), { total: 0, staffList: [] });
  });

  it('finds a name by the sound of its surname, and with any dot between its parts or none', async () => {
    const { staff_name, pinyin, pinyin_initials } = await gateway.db
      .selectFrom('staff')
      .select(['staff_name', 'pinyin', 'pinyin_initials'])
      .where('staff_no', '=', '1000010001')
      .executeTakeFirstOrThrow();
    const rename = (name: object) =>
      gateway.db.updateTable('staff').set(name).where('staff_no', '=', '1000010001').execute();
    const names: [name: string, ...keywords: string[]][] = [
      ['买买提·艾力', ...['·', '•', '・', '‧', '.', '．', ''].map((dot) => `买买提${dot}艾力`), 'mmtal'],
      ['买买提.艾力', '买买提·艾力', '买买提艾力', '买买提.艾力'],
      ['种师道', 'chongshidao', 'csd'],
      ['尉迟恭', 'yuchigong', 'ycg'],
      ['万俟卨', 'moqi'],
    ];
    try {
      for (const [name, ...keywords] of names) {
        const { pinyin: sounds, initials } = await soundsOfName(name);
        await rename({ staff_name: name, pinyin: sounds, pinyin_initials: initials });
        for (const keyword of keywords)
          assert.equal((await search('admin', keyword)).staffList[0]?.staffName, name, keyword);
      }
    } finally {
      await rename({ staff_name, pinyin, pinyin_initials });
    }
  });

  it.each([
    ['单丹', 'shandan'],
    ['曾强', 'zengqiang'],
    ['仇英', 'qiuying'],
    ['查良', 'zhaliang'],
    ['翟天', 'zhaitian'],
    ['区大', 'ouda'],
    ['秘书', 'bishu'],
    ['洗星', 'xianxing'],
    ['解放', 'xiefang'],
    ['朴实', 'piaoshi'],
    ['盖中', 'gezhong'],
    ['任天', 'rentian'],
    ['华天', 'huatian'],
    ['纪晓', 'jixiao'],
    ['缪天', 'miaotian'],
    ['召天', 'shaotian'],
    ['祭天', 'zhaitian'],
    ['查理·布朗', 'chalibulang'],
  ])('reads %s as %s', async (name, sound) => assert.equal((await soundsOfName(name)).pinyin, sound));

  it('takes wildcards literally', async () => {
    for (const keyword of ['%', '_', '\\', "'"])
      assert.equal((await search('admin', keyword)).total, 0, keyword);
  });

  it('stays within the enterprise and pages through all of it', async () => {
    const first = await search('admin', '', { pageSize: 50 });
    const pages = Math.ceil(first.total / 50);
    const seen = new Set<string>();
    for (let pageIndex = 1; pageIndex <= pages; pageIndex += 1) {
      const { staffList } = await search('admin', '', { pageSize: 50, pageIndex });
      for (const { staffNO, companyNO } of staffList) {
        assert.equal(companyNO, '100001');
        seen.add(staffNO);
      }
    }
    assert.equal(seen.size, first.total);
    assert.equal(first.total, 168);
  });

  it('finds only oneself if asked or without the right to book for colleagues', async () => {
    const { staffList } = await search('staff', '', { self: true });
    assert.deepEqual(
      staffList.map(({ staffName }) => staffName),
      ['陈思远'],
    );
    assert.deepEqual(
      (await search('nopage', '')).staffList.map(({ staffName }) => staffName),
      ['孙可欣'],
    );
    assert.equal((await search('nopage', '陈思远')).total, 0);
  });

  it('names wrong fields', async () => {
    const as = await gateway.login('staff');
    const answer = await gateway.send(
      queryStaffInfoVagueForCloud,
      { keyword: 'x'.repeat(51), pageIndex: 0, pageSize: 51 },
      { as },
    );
    assert.deepEqual(answer.result, {
      fields: { keyword: '关键字不能超过50个字', pageIndex: '格式不正确', pageSize: '格式不正确' },
    });
  });

  it('refuses deep input without repeating more than the beginning of its place', async () => {
    const as = await gateway.login('staff');
    const deep: unknown = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`);
    const { code, result } = await gateway.send(
      queryStaffInfoVagueForCloud,
      { keyword: '', ['['.repeat(100_000)]: deep },
      { as },
    );
    assert.equal(code, '41000');
    assert.ok(JSON.stringify(result).length < 300);
  });

  it('finds no staff of another enterprise, by any of their data', async () => {
    const as = await gateway.login('multi');
    for (const enterpriseNum of [FIRST, SECOND]) {
      await gateway.ok(changeEnt, { companyNO: enterpriseNum }, { as });
      const others = await gateway.db
        .selectFrom('staff')
        .select(['staff_no', 'staff_name', 'pinyin', 'pinyin_initials', 'phone'])
        .where('enterprise_num', '!=', enterpriseNum)
        .orderBy('staff_no')
        .limit(10)
        .execute();
      assert.equal(others.length, 10);
      for (const { staff_no, staff_name, pinyin, pinyin_initials, phone } of others) {
        for (const keyword of [staff_no, staff_name, pinyin, pinyin_initials, phone, phone.slice(-4)]) {
          const { staffList } = await gateway.ok(
            queryStaffInfoVagueForCloud,
            { keyword, pageSize: 50 },
            { as },
          );
          assert.deepEqual(
            staffList.filter(({ staffNO, companyNO }) => companyNO !== enterpriseNum || staffNO === staff_no),
            [],
            keyword,
          );
        }
      }
    }
  });

  it('lists all whom one may book for, in any data scope, which is of their numbers', async () => {
    const scopes = { staff: 'own', approver: 'of the department', admin: 'of the enterprise' };
    const revealed = new Map<string, number>();
    for (const account of Object.keys(scopes)) {
      const { total, staffList } = await search(account, '', { pageSize: 50 });
      assert.equal(total, 168, account);
      const shown = staffList.filter(({ phone }) => !phone.includes('*'));
      assert.ok(shown.length <= 1, `${account}: only their own number is whole`);
      revealed.set(account, staffList.filter(({ canReveal }) => canReveal).length);
    }
    const [own = -1, department = -1, enterprise = -1] = revealed.values();
    assert.equal(own, 0);
    assert.ok(0 < department && department < enterprise, JSON.stringify([...revealed]));
  });

  it('finds only oneself from the moment that the right to book for colleagues is taken', async () => {
    const as = await gateway.login('staff');
    const found = async (keyword: string) =>
      (await gateway.ok(queryStaffInfoVagueForCloud, { keyword }, { as })).staffList.map(
        ({ staffName }) => staffName,
      );
    const set = (is_enable: boolean) =>
      gateway.db
        .updateTable('permission_object')
        .set({ is_enable })
        .where('object_no', '=', OBJECT.bookForColleagues)
        .execute();
    assert.deepEqual(await found('王建华'), ['王建华']);
    await set(false);
    try {
      assert.deepEqual([await found('王建华'), await found('')], [[], ['陈思远']]);
    } finally {
      await set(true);
    }
    assert.deepEqual(await found('王建华'), ['王建华']);
  });
});

describe('the choice of staff', () => {
  const choose = async (account: string, keyword: string, more = {}) => {
    const as = await gateway.login(account);
    return (await gateway.ok(queryStaffChoices, { keyword, ...more }, { as })).staffList;
  };

  it('finds colleagues for callers who may not book for others too, by all but a mobile', async () => {
    for (const keyword of ['思远', 'chensiy', 'csy', '1000010001'])
      assert.deepEqual(
        (await choose('nopage', keyword)).filter(({ staffNO }) => staffNO === '1000010001'),
        [{ staffNO: '1000010001', staffName: '陈思远', deptName: '平台研发部' }],
        keyword,
      );
    const as = await gateway.login('nopage');
    const booked = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '陈思远' }, { as });
    assert.equal(booked.total, 0, 'the search of travellers goes by the right as before');
    assert.deepEqual(await choose('nopage', '13800000001'), []);
    assert.equal((await choose('nopage', '', { pageSize: 7 })).length, 7);
  });

  it('finds neither those who left or stopped nor anybody of another enterprise', async () => {
    for (const staff_state of ['departed', 'stopped'] as const) {
      const set = (to: 'active' | typeof staff_state) =>
        gateway.db
          .updateTable('staff')
          .set({ staff_state: to })
          .where('staff_no', '=', '1000010001')
          .execute();
      await set(staff_state);
      try {
        assert.deepEqual(await choose('admin', '陈思远'), [], staff_state);
      } finally {
        await set('active');
      }
    }
    const others = await gateway.db
      .selectFrom('staff')
      .select(['staff_no', 'staff_name', 'enterprise_num'])
      .orderBy('staff_no')
      .where('enterprise_num', '!=', FIRST)
      .limit(5)
      .execute();
    assert.equal(others.length, 5);
    for (const { staff_no, staff_name } of others)
      for (const keyword of [staff_no, staff_name]) {
        const found = await choose('admin', keyword, { pageSize: 50 });
        assert.ok(!found.some(({ staffNO }) => staffNO === staff_no), keyword);
      }
  });
});
