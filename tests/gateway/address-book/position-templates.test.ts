import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addPositions,
  queryPositionTemplates,
  takePositionTemplate,
} from '../../../src/contract/address-book/position-templates';
import { positions } from '../../../src/contract/address-book/positions';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('positions that are added several at once', () => {
  let gateway: TestGateway;
  let as: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());
  const listed = async () =>
    (await gateway.ok(positions.list, { pageSize: 100 }, as)).rows.map(({ positionName }) => positionName);

  it('are taken over from a template, without those that are there', async () => {
    const { templateList } = await gateway.ok(queryPositionTemplates, {}, as);
    assert.ok(templateList.length >= 5);
    for (const { positionList } of templateList) assert.ok(positionList.length >= 12);
    const office = templateList.find(({ templateNO }) => templateNO === 'office');
    assert.equal(office?.positionList.find(({ positionName }) => positionName === '总经理')?.isThere, true);
    const before = await listed();
    const asked = { templateNO: 'office', positionNameList: ['会计', '总经理', '出纳'] };
    const taken = await gateway.ok(takePositionTemplate, asked, as);
    assert.deepEqual(taken, { addedList: ['会计', '出纳'], skippedList: ['总经理'] });
    assert.deepEqual(await listed(), [...before, '会计', '出纳']);
    const foreign = await gateway.send(takePositionTemplate, { ...asked, positionNameList: ['店长'] }, as);
    assert.equal(foreign.success, false);
    await gateway.refused('rowUnknown', takePositionTemplate, { ...asked, templateNO: 'none' }, as);
  });

  it('are all added or none, and each that is there or twice is named', async () => {
    const before = await listed();
    const asked = { positionNameList: ['顾问', '总经理', '顾问'] };
    const { result } = await gateway.send(addPositions, asked, as);
    const said = '“总经理”已有同名的职位；“顾问”重复';
    assert.deepEqual(result, { fields: { positionNameList: said } } as never);
    assert.deepEqual(await listed(), before);
    assert.deepEqual(await gateway.ok(addPositions, { positionNameList: ['顾问', '助理'] }, as), {
      addedCount: 2,
    });
    const { rows } = await gateway.ok(positions.list, { keyword: '助理' }, as);
    const key = rows.find(({ positionName }) => positionName === '助理')?.positionNO ?? '';
    const [noted] = await gateway.ok(positions.changes, { key }, as);
    assert.equal(noted?.action, 'add');
  });

  it('are refused to those without the right', async () => {
    const denied = { as: await gateway.login('staff') };
    await gateway.refused('forbidden', queryPositionTemplates, {}, denied);
    await gateway.refused('forbidden', addPositions, { positionNameList: ['顾问'] }, denied);
    const asked = { templateNO: 'office', positionNameList: ['会计'] };
    await gateway.refused('forbidden', takePositionTemplate, asked, denied);
  });
});
