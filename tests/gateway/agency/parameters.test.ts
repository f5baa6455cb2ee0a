import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  alterAgencyDictionary,
  queryAgencyDictionary,
} from '../../../src/contract/agency/platform/dictionaries';
import {
  alterAgencyParameter,
  queryAgencyParameters,
  type AgencyParam,
} from '../../../src/contract/agency/platform/parameters';
import {
  getDictionaryParam,
  getSysParam,
  HOTEL_DICTIONARY,
  queryConfigParamInfo,
  queryDicparamInfo,
  queryDictionaryParamList,
} from '../../../src/contract/dictionary';
import { queryFlightList } from '../../../src/contract/flight-booking/booking';
import { loggedAbout, openAs, openOtherAgency, openSecond } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const DAYS = 'JP_LAST_BOOKABLE_DAYS';
const QUIT = 'CLYH_YHWZ_LOGINOUT_PB';
const PAY = 'SUB_PAY_TYPE';

describe('parameters and dictionaries of the agency', () => {
  let gateway: TestGateway;
  let ours: { as: string };
  let theirs: { as: string };
  /** People of an enterprise of each agency. */
  let own: { as: string };
  let foreign: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    ours = { as: await openAs(gateway, 'operations') };
    const other = await openOtherAgency(gateway, ['operations']);
    theirs = { as: other.as };
    await gateway.db
      .updateTable('enterprise')
      .set({ tmc_number: other.tmcNumber })
      .where('enterprise_num', '=', '100002')
      .execute();
    await gateway.db
      .insertInto('website')
      .values({ host: 'other.example', tmc_number: other.tmcNumber, website_name: '另一家' })
      .execute();
    own = { as: await gateway.login('staff') };
    foreign = { as: await gateway.login('colleague') };
  });
  afterAll(() => gateway.close());

  const valueFor = async (param: string, by: { as: string }) =>
    (await gateway.ok(getSysParam, { param }, by)).value;
  const set = (param: AgencyParam, seenValue: string | null, value: string | null, by = ours) =>
    gateway.ok(alterAgencyParameter, { param, seenValue, value }, by);
  const shown = async (param: AgencyParam, by = ours) => {
    const { parameterList } = await gateway.ok(queryAgencyParameters, {}, by);
    return parameterList.find((one) => one.param === param);
  };
  const entries = async (param: string, by: { as: string }) =>
    (await gateway.ok(getDictionaryParam, { param }, by)).map(({ code, name }) => `${code} ${name}`);
  const dictionary = (
    param: 'SUB_PAY_TYPE' | 'CARD_TYPE' | 'JD_STAR' | 'JD_BREAKFAST' | 'SETTLE_PRODUCT',
    by = ours,
  ) => gateway.ok(queryAgencyDictionary, { param }, by);
  const plain = (list: readonly { code: number; name: string }[]) =>
    list.map(({ code, name }) => ({ code, name }));

  it('apply to the enterprises of the agency at once, and to those of no other', async () => {
    const onSale = (by: { as: string }, depDate: string) =>
      gateway.send(queryFlightList, { depCode: 'BJS', arrCode: 'SHA', depDate }, by);
    const later = '2026-12-20';
    assert.deepEqual(
      [(await onSale(own, later)).success, (await onSale(foreign, later)).success],
      [true, true],
    );
    assert.deepEqual(await shown(DAYS), { param: DAYS, ownValue: null, standardValue: '365' });
    await set(DAYS, null, ' 007 ');
    assert.deepEqual(
      [(await onSale(own, later)).success, (await onSale(foreign, later)).success],
      [false, true],
    );
    assert.deepEqual([await valueFor(DAYS, own), await valueFor(DAYS, foreign)], ['7', '365']);
    assert.deepEqual(await shown(DAYS, theirs), { param: DAYS, ownValue: null, standardValue: '365' });
    // a second operator has seen the standard value
    const second = { as: (await openSecond(gateway, ['operations'])).as };
    const late = { param: DAYS, seenValue: null, value: '30' } as const;
    await gateway.refused('parameterChanged', alterAgencyParameter, late, second);
    await set(DAYS, '7', null);
    assert.equal((await onSale(own, later)).success, true);
    assert.deepEqual(await loggedAbout(gateway, DAYS), [
      'alterAgencyParameter: 可预订天数：标准值365→7',
      'alterAgencyParameter: 可预订天数：7→标准值365',
    ]);
    const { historyList } = await gateway.ok(queryAgencyParameters, {}, ours);
    assert.equal(historyList[0]?.summary, '可预订天数：7→标准值365');
    assert.deepEqual((await gateway.ok(queryAgencyParameters, {}, theirs)).historyList, []);
  });

  it('are refused outside their limits, with a message at the value', async () => {
    const wrong: [AgencyParam, string][] = [
      [DAYS, '0'],
      [DAYS, '366'],
      ['JP_PAY_MINUTES', '1.5'],
      ['JP_STOP_SALE_MINUTES', ''],
      [QUIT, '100001,999999'],
      [QUIT, "100001,'"],
      // of another agency, like an unknown one
      [QUIT, '100002'],
    ];
    for (const [param, value] of wrong) {
      const seenValue = param === QUIT ? '100003' : null;
      const detail = await gateway.refused(
        'fieldsInvalid',
        alterAgencyParameter,
        { param, seenValue, value },
        ours,
      );
      assert.deepEqual(Object.keys((detail as { fields: object }).fields), ['value'], value);
    }
    const secret = { param: 'SECRET', seenValue: null, value: '1' };
    assert.equal((await gateway.send(alterAgencyParameter, secret, ours)).code, '41000');
  });

  it('of the portal are those of the agency of the website before login', async () => {
    const quitAt = async (host: string) => {
      const { body } = await gateway.app.inject({
        method: 'POST',
        url: queryConfigParamInfo.path,
        headers: { origin: `https://${host}` },
        payload: { paramName: QUIT },
      });
      return (JSON.parse(body) as { result: { paramValue: string | null } }).result.paramValue;
    };
    assert.deepEqual([await quitAt('travel.example'), await quitAt('other.example')], ['100003', null]);
    await set(QUIT, null, '100002', theirs);
    await set(QUIT, '100003', '100001， 100003');
    assert.deepEqual(
      [await quitAt('any.example'), await quitAt('other.example')],
      ['100001,100003', '100002'],
    );
  });

  it('of a dictionary are renamed, added and removed for the agency alone', async () => {
    const before = await dictionary(PAY);
    const standard = await entries(PAY, foreign);
    assert.deepEqual(plain(before.entryList), before.standardList);
    const used = before.entryList.flatMap(({ code, isInUse }) => (isInUse ? [code] : []));
    assert.deepEqual(
      [1, 3, 13, 14].filter((code) => !used.includes(code)),
      [],
    );
    const from = plain(before.entryList);
    const to = [
      { code: 30, name: '数字钱包' },
      ...from
        .filter(({ code }) => code !== 9)
        .map(({ code, name }) => ({ code, name: code === 13 ? '月结' : name })),
    ];
    await gateway.ok(alterAgencyDictionary, { param: PAY, from, to }, ours);
    assert.deepEqual(
      await entries(PAY, own),
      to.map(({ code, name }) => `${code} ${name}`),
    );
    assert.deepEqual(await entries(PAY, foreign), standard);
    assert.equal((await gateway.ok(queryDictionaryParamList, { param: PAY }, own))[0], '30|数字钱包');
    await gateway.refused('dictionaryChanged', alterAgencyDictionary, { param: PAY, from, to: from }, ours);
    assert.deepEqual(await loggedAbout(gateway, PAY), [
      'alterAgencyDictionary: 支付渠道：13 服务商授信→月结，新增30 数字钱包，删除9 PPM',
    ]);
    // an entry that an upgrade adds reaches the agency too
    await gateway.db
      .insertInto('dictionary_entry')
      .values({ param: PAY, code: 40, name: '新渠道', sort_order: 99 })
      .execute();
    assert.equal((await entries(PAY, own)).at(-1), '40 新渠道');
    const now = plain((await dictionary(PAY)).entryList);
    const reset = { param: PAY, from: now, to: (await dictionary(PAY)).standardList } as const;
    await gateway.ok(alterAgencyDictionary, reset, ours);
    assert.deepEqual(await entries(PAY, own), await entries(PAY, foreign));
  });

  it('of a dictionary keep codes that are in use, and those that the suite itself has', async () => {
    const refuse = async (param: 'SUB_PAY_TYPE' | 'CARD_TYPE' | 'JD_STAR' | 'JD_BREAKFAST', to: object[]) => {
      const from = plain((await dictionary(param)).entryList);
      const answer = await gateway.send(alterAgencyDictionary, { param, from, to }, ours);
      assert.equal(answer.code, '41000');
      return Object.values((answer.result as unknown as { fields: Record<string, string> }).fields)[0] ?? '';
    };
    const pay = plain((await dictionary(PAY)).entryList);
    const cards = plain((await dictionary('CARD_TYPE')).entryList);
    const without = (list: { code: number; name: string }[], code: number) =>
      list.filter((one) => one.code !== code);
    assert.match(await refuse(PAY, without(pay, 13)), /正在使用/);
    assert.match(await refuse('CARD_TYPE', without(cards, 1)), /正在使用/);
    assert.match(await refuse('CARD_TYPE', [...cards, { code: 99, name: '新证件' }]), /不能新增/);
    assert.match(await refuse(PAY, [...pay, { code: 13, name: '别名' }]), /代码13重复/);
    assert.match(await refuse(PAY, [...pay, { code: 50, name: '微信' }]), /“微信”重复/);
    assert.match(await refuse(PAY, [...pay, { code: 50, name: 'a|b' }]), /“\|”/);
    assert.match(await refuse('JD_STAR', []), /至少/);
    // an entry from before these rules does not keep the others from being changed
    const row = { param: 'JD_BREAKFAST', code: 77, name: '旧|名', sort_order: 77, tmc_number: '' };
    await gateway.db.insertInto('dictionary_entry').values(row).execute();
    const stars = plain((await dictionary('JD_BREAKFAST')).entryList);
    const renamed = stars.map((one, at) => (at === 0 ? { ...one, name: '改名' } : one));
    await gateway.ok(alterAgencyDictionary, { param: 'JD_BREAKFAST', from: stars, to: renamed }, ours);
    assert.match(await refuse('JD_BREAKFAST', [...renamed, { code: 10_000, name: '新' }]), /0至9999/);
    assert.equal(
      (await gateway.send(alterAgencyDictionary, { param: 'X', from: [], to: [] }, ours)).code,
      '41000',
    );
  });

  it('of hotels are those of the website’s agency before login', async () => {
    const { entryList } = await dictionary('JD_STAR');
    const from = plain(entryList);
    const to = [...from].toReversed();
    await gateway.ok(alterAgencyDictionary, { param: 'JD_STAR', from, to }, ours);
    assert.deepEqual(await gateway.ok(queryDicparamInfo, { param: HOTEL_DICTIONARY.star }), to);
    assert.deepEqual(plain((await dictionary('JD_STAR', theirs)).entryList), from);
  });
});
