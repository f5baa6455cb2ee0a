import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  applicationQuery,
  decideApproval,
  queryApprovalDetail,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import { queryTemplateTypes, queryTemplateTypesInUse } from '../../../src/contract/approval/templates';
import type { FormFields } from '../../../src/contract/approval/trip';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { fileSearch } from '../../../src/contract/files/files';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { upload } from '../../support/gateway/sample-files';
import { tripLeg, type TripBody } from '../../support/gateway/areas/trips';

let gateway: TestGateway;
let as: string;
let approver: string;
let staffNO: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
  approver = await gateway.login('approver');
  ({ staffNO } = await self(gateway, as));
});
afterAll(() => gateway.close());

const FIXED = { requestSource: 'bussUserWeb', version: 0 } as const;
const body = (changes: Partial<TripBody> = {}): TripBody => ({
  applyType: 9,
  purposeCode: 'P1',
  reason: '拜访客户',
  legs: [tripLeg()],
  travellerNOList: [staffNO],
  ...changes,
});
const submit = async (changes: Partial<TripBody> = {}): Promise<string> =>
  (await gateway.ok(submitApprovalApplyAuto, body(changes), { as })).applyId;
const detail = (applyId: string, token = as) => gateway.ok(queryApprovalDetail, { applyId }, { as: token });

const ASKED: FormFields = {
  budget: 'optional',
  costCenter: 'optional',
  accountingEntity: 'optional',
  files: 'optional',
};
/** Publishes a new version of the enterprise's form for pre-trip requests. */
async function newVersion(version: number, fields: FormFields): Promise<void> {
  const form = { application_table_id: 'XQSQ', application_table_version: version };
  await gateway.db
    .insertInto('approval_form')
    .values({ enterprise_num: '100001', ...form, fields: JSON.stringify(fields), tolerance: null })
    .execute();
  await putVersion(version);
}
const putVersion = (version: number) =>
  gateway.db
    .updateTable('approval_template')
    .set({ application_table_version: version })
    .where('enterprise_num', '=', '100001')
    .where('application_business_type', '=', 9)
    .execute();

describe('the legs of a request', () => {
  it('are kept as they were asked for, and come to its cities, days and budget', async () => {
    const applyId = await submit({
      legs: [
        tripLeg({ budget: 100_000, travelMeans: 'train' }),
        tripLeg({
          depCityCode: 'SHA',
          arrCityCode: 'CAN',
          beginDate: '2026-12-03',
          endDate: '2026-12-05',
          budget: 50,
        }),
      ],
    });
    const { trip } = await detail(applyId);
    assert.deepEqual(
      trip?.legs.map(({ depCityName, arrCityName, travelMeans, budget }) => [
        depCityName,
        arrCityName,
        travelMeans,
        budget,
      ]),
      [
        ['北京', '上海', 'train', 100_000],
        ['上海', '广州', 'flight', 50],
      ],
    );
    assert.deepEqual(
      [trip?.cities.map(({ cityName }) => cityName), trip?.beginDate, trip?.endDate, trip?.budget],
      [['北京', '上海', '广州'], '2026-12-01', '2026-12-05', 100_050],
    );
  });

  it('none of which is by air cover no flight', async () => {
    const applyId = await submit({ legs: [tripLeg({ travelMeans: 'train' })] });
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
    const order = { ...orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]), applyId };
    const { code, msg } = await gateway.send(createOrder, order, { as });
    assert.deepEqual([code, msg], ['45012', '申请单的行程不含飞机出行']);
  });
});

describe('the form of a request', () => {
  afterAll(() => putVersion(1));

  it('names who bears the costs, of the enterprise’s own', async () => {
    const form = await gateway.ok(queryOrderFormInfo, {}, { as });
    const [center] = form.costCenterList;
    const [entity] = form.accountingEntityList;
    assert.ok(center && entity);
    const applyId = await submit({ costCenterNo: center.no, accountingEntityNo: entity.no });
    const { trip } = await detail(applyId);
    assert.deepEqual([trip?.costCenterName, trip?.accountingEntityName], [center.name, entity.name]);
    const foreign = await gateway.db
      .selectFrom('accounting_entity')
      .select('accounting_entity_no')
      .where('enterprise_num', '=', '100002')
      .executeTakeFirstOrThrow();
    for (const accountingEntityNo of [foreign.accounting_entity_no, 'AE999999']) {
      const refused = await gateway.refused(
        'fieldsInvalid',
        submitApprovalApplyAuto,
        body({ accountingEntityNo }),
        { as },
      );
      assert.deepEqual(refused, { fields: { accountingEntityNo: '核算主体不存在，请重新选择' } });
    }
  });

  it('requires the fields of its version, and an earlier request keeps its version', async () => {
    const before_ = await submit();
    await newVersion(2, {
      budget: 'required',
      costCenter: 'required',
      accountingEntity: 'required',
      files: 'required',
    });
    const refused = await gateway.refused('fieldsInvalid', submitApprovalApplyAuto, body(), { as });
    assert.deepEqual(refused, {
      fields: {
        'legs.0.budget': '请填写预算',
        costCenterNo: '请选择成本中心',
        accountingEntityNo: '请选择核算主体',
        fileNos: '请上传附件',
      },
    });
    assert.deepEqual((await detail(before_)).formFields, ASKED);
    const templates = await gateway.ok(queryTemplateTypes, '100001', { as });
    const template = templates.find(({ applicationBusinessType }) => applicationBusinessType === 9);
    assert.deepEqual([template?.applicationTableVersion, template?.formFields.files], [2, 'required']);
  });

  it('keeps nothing that it does not ask for, and takes no files then', async () => {
    await newVersion(3, {
      budget: 'hidden',
      costCenter: 'hidden',
      accountingEntity: 'hidden',
      files: 'hidden',
    });
    const form = await gateway.ok(queryOrderFormInfo, {}, { as });
    const applyId = await submit({
      legs: [tripLeg({ budget: 100 })],
      costCenterNo: form.costCenterList[0]?.no ?? '',
    });
    const { trip, formFields } = await detail(applyId);
    assert.deepEqual([trip?.budget, trip?.costCenterNo, formFields?.files], [null, '', 'hidden']);
    const { fileNo } = await upload(gateway, as);
    const refused = await gateway.refused(
      'fieldsInvalid',
      submitApprovalApplyAuto,
      body({ fileNos: [fileNo] }),
      {
        as,
      },
    );
    assert.deepEqual(Object.keys((refused as { fields: object }).fields), ['fileNos']);
  });
});

describe('files of a request', () => {
  const mayHave = async (fileNo: string, token: string) =>
    (await gateway.ok(fileSearch, { fileNos: [fileNo] }, { as: token })).length === 1;

  it('are for users who may see it in full, and for no others', async () => {
    const admin = await gateway.login('admin');
    const { fileNo, fileName } = await upload(gateway, as);
    assert.equal(await mayHave(fileNo, approver), false, 'while it belongs to nothing');
    // Travellers who did not submit the request do not see it in full.
    const other = await gateway.login('multi');
    const travellerNOList = [staffNO, (await self(gateway, other)).staffNO];
    const applyId = await submit({ fileNos: [fileNo], travellerNOList });
    const { files } = await detail(applyId, approver);
    assert.deepEqual(
      files.map((file) => [file.fileNo, file.fileName]),
      [[fileNo, fileName]],
    );
    assert.deepEqual(
      [
        await mayHave(fileNo, as),
        await mayHave(fileNo, approver),
        await mayHave(fileNo, admin),
        await mayHave(fileNo, other),
      ],
      [true, true, true, false],
    );
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as: other });
    assert.equal(await mayHave(fileNo, other), false);
    const [found] = await gateway.ok(fileSearch, { fileNos: [fileNo] }, { as: approver });
    assert.ok(found?.downloadUrl.includes(fileNo));
  });

  it('are attached once, of the applicant’s own', async () => {
    const { fileNo } = await upload(gateway, as);
    const foreign = await upload(gateway, approver);
    await submit({ fileNos: [fileNo] });
    for (const fileNos of [[fileNo], [foreign.fileNo], [`F${'0'.repeat(32)}`]]) {
      await gateway.refused('fileUnknown', submitApprovalApplyAuto, body({ fileNos }), { as });
    }
    const six = Array.from({ length: 6 }, (_, i) => `F${String(i).repeat(32)}`);
    for (const fileNos of [six, ['\0'], ['F'.repeat(10_000)]]) {
      assert.equal((await gateway.send(submitApprovalApplyAuto, body({ fileNos }), { as })).code, '41000');
    }
  });
});

describe('the approval site', () => {
  const setAddress = (url: string) =>
    gateway.db
      .updateTable('permission_object')
      .set({ url })
      .where('object_no', 'like', 'WZTZDZ-%-SPDZ')
      .execute();
  const setForm = (form_url: string) =>
    gateway.db
      .updateTable('approval_template')
      .set({ form_url })
      .where('enterprise_num', '=', '100001')
      .where('application_business_type', '=', 9)
      .execute();

  it('has an address, or forms below it cannot be applied by', async () => {
    await setAddress(' ');
    const refused = await gateway.send(submitApprovalApplyAuto, body(), { as });
    assert.deepEqual([refused.code, refused.msg], ['45054', '未获取到审批域名']);
    await setForm('https://forms.example.com/pre-trip');
    await submit();
    await setForm('dist/html/submitPreTripApply.html');
    await setAddress('/');
    await submit();
  });
});

describe('an application offered to the search form', () => {
  it('is found by number, reason, city and traveller, page by page', async () => {
    const applyId = await submit({ reason: '年度客户答谢会' });
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
    const find = (keyword: string, page: object = {}) =>
      gateway.ok(applicationQuery, { keyword, ...page }, { as });
    const numbers = async (keyword: string) =>
      (await find(keyword)).applicationList.map((one) => one.applyId);
    for (const keyword of [applyId, applyId.toLowerCase(), '答谢', '上海']) {
      assert.ok((await numbers(keyword)).includes(applyId), keyword);
    }
    assert.deepEqual(await numbers('没有这样的申请'), []);
    const all = await find('');
    const second = await find('', { pageIndex: 2, pageSize: 1 });
    assert.deepEqual([second.total, second.applicationList], [all.total, all.applicationList.slice(1, 2)]);
    for (const keyword of ['x'.repeat(51), '\0']) {
      assert.equal((await gateway.send(applicationQuery, { keyword }, { as })).success, false);
    }
  });

  it('is by the forms of the enterprise in use', async () => {
    const own = await gateway.ok(queryTemplateTypes, '100001', { as });
    assert.deepEqual(await gateway.ok(queryTemplateTypesInUse, FIXED, { as }), own);
    assert.equal((await gateway.send(queryTemplateTypesInUse, {}, { as })).code, '41000');
  });
});
