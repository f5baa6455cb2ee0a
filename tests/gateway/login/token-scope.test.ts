import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { renewToken } from '../../../demo/gateway/login/session';
import { isViewable } from '../../../demo/gateway/server/http/viewable';
import { UNNAMEABLE } from '../../../demo/gateway/server/token-scope/allowed-calls';
import { LOCKED_CALLS } from '../../../demo/gateway/server/token-scope/locked-calls';
import { elementCallsText } from '../../../scripts/manifest/element-calls';
import { FAULTS } from '../../../demo/gateway/server/http/faults';
import { changeEnt, switchEnterprise } from '../../../src/contract/enterprise/enterprise';
import { getAuthSignByUserNoForCloud, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import type { TokenScope } from '../../../src/contract/login/token-scope';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import {
  queryReportDimension,
  queryReportFacts,
  queryReportFigures,
  REPORT_BASES,
} from '../../../src/contract/report/report';
import { DIMENSION } from '../../../src/domain/report/scope';
import { callsOfContract, streamsOfContract } from '../../support/contract-calls';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openNarrowSession, partnerRequest } from '../../support/gateway/partner-session';

const TABLE = 'demo/gateway/server/token-scope/element-calls.json';
const OUTSIDE = FAULTS.outsideTokenScope.code;
const VIEW_ONLY = FAULTS.viewOnly.code;
/** Calls that no narrow token makes. */
const NEVER = [
  'addExport',
  'changeEnt',
  'getBiPreAuthorisationCode',
  'queryExportFile',
  'queryExportList',
  'signOutEverywhere',
  'switchEnterprise',
];
const WITHIN_LOCKS = [
  'queryCityCoordinates',
  'queryReportBudget',
  'queryReportChange',
  'queryReportDimension',
  'queryReportFacts',
  'queryReportFigures',
  'queryReportFlow',
  'queryReportLeads',
  'queryReportPivot',
];
const YEARS = { beginDate: '2025-01-01', endDate: '2026-12-31' };

describe('a narrow token', () => {
  let gateway: TestGateway;
  let table: Record<string, string[]>;
  let admin: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    table = JSON.parse(await elementCallsText()) as typeof table;
    const { user_no } = await gateway.db
      .selectFrom('app_user')
      .select('user_no')
      .where('login_name', '=', 'admin')
      .executeTakeFirstOrThrow();
    admin = user_no;
  });
  afterAll(() => gateway.close());

  const open = (scope: TokenScope, userNO = admin) => openNarrowSession(gateway, userNO, scope);

  it('has the calls of elements from their sources', () => {
    assert.deepEqual(JSON.parse(readFileSync(TABLE, 'utf8')), table, 'run npm run manifest');
    for (const element of UNNAMEABLE) assert.ok(table[element], element);
    for (const [element, paths] of Object.entries(LOCKED_CALLS))
      for (const path of paths) assert.ok(table[element]?.includes(path), `${element} ${path}`);
  });

  for (const scope of [
    { elements: ['order-list', 'cost-center-picker'] },
    { readOnly: true },
    { deptNOs: ['D000001'] },
    { elements: ['report-dashboard'], costCenterNOs: ['CC001'], readOnly: true },
  ] satisfies TokenScope[])
    it(`makes the calls of its scope, and no other of the contract: ${JSON.stringify(scope)}`, async () => {
      const real = await withRealNumbers(scope);
      const as = await open(real);
      const sent = new Set(real.elements?.flatMap((element) => table[element] ?? []));
      let allowed = 0;
      for (const [name, call] of (await callsOfContract()).filter(([, { needs }]) => needs === 'token')) {
        const isLocked = real.deptNOs !== undefined || real.costCenterNOs !== undefined;
        const isInside =
          !NEVER.includes(name) &&
          (real.elements === undefined || sent.has(call.path)) &&
          (!isLocked || WITHIN_LOCKS.includes(name));
        const { code } = await gateway.send(call, {}, { as });
        const mayNot = !isInside
          ? OUTSIDE
          : real.readOnly === true && !isViewable(call)
            ? VIEW_ONLY
            : undefined;
        if (mayNot === undefined) assert.ok(code !== OUTSIDE && code !== VIEW_ONLY, `${name}: ${code}`);
        else assert.equal(code, mayNot, name);
        if (call.mutates && real.readOnly === true) assert.notEqual(code, '0', name);
        if (mayNot === undefined) allowed += 1;
      }
      assert.ok(allowed > 4, `${allowed} calls`);
      for (const [name, stream] of await streamsOfContract()) {
        if (stream.needs !== 'token') continue;
        const response = await gateway.app.inject({
          method: 'POST',
          url: stream.path,
          headers: { 'auth-sign': as, authsign: as, accept: 'application/json' },
          payload: {},
        });
        const { code } = response.json<{ code: string }>();
        const isInside = sent.has(stream.path) && real.deptNOs === undefined && real.readOnly !== true;
        assert.equal([OUTSIDE, VIEW_ONLY].includes(code), !isInside, `${name}: ${code}`);
      }
    });

  /** Replaces the numbers of filters by those of the demo data. */
  async function withRealNumbers(scope: TokenScope): Promise<TokenScope> {
    const fact = await gateway.db
      .selectFrom('travel_fact')
      .select(['dept_no', 'cost_center_no'])
      .where('enterprise_num', '=', '100001')
      .where('cost_center_no', '<>', '')
      .executeTakeFirstOrThrow();
    return {
      ...scope,
      ...(scope.deptNOs && { deptNOs: [fact.dept_no] }),
      ...(scope.costCenterNOs && { costCenterNOs: [fact.cost_center_no] }),
    };
  }

  it('is told by the session, and never widened', async () => {
    const scope = { elements: ['order-list', 'cost-center'] };
    const as = await open(scope);
    const told = async (authSign: string) =>
      (await gateway.ok(verifyUserAuthSignForCloud, { authSign })).tokenScope;
    assert.deepEqual(await told(as), scope);
    const next = await renewToken(gateway.db, as, gateway.clock.now);
    assert.deepEqual(await told(next), scope);
    assert.deepEqual(await told(as), scope, 'the former token, for its last minute');
    await gateway.refused('outsideTokenScope', changeEnt, { companyNO: '100001' }, { as: next });
    const body = { authSign: next, companyNO: '100001', sessionID: 's' };
    await gateway.refused('outsideTokenScope', switchEnterprise, body);
    const phoneOf = async (authSign: string) =>
      (await gateway.ok(verifyUserAuthSignForCloud, { authSign })).telephone;
    assert.match(await phoneOf(next), /^\d{3}\*+\d{4}$/);
    const whole = await gateway.login('admin');
    assert.match(await phoneOf(whole), /^\d{11}$/);
    assert.equal(await told(whole), undefined);
  });

  it('is signed with its scope', async () => {
    const scope = JSON.stringify({ elements: ['order-list'] });
    const request = (changes: object = {}) => partnerRequest(gateway, { userNO: admin, ...changes });
    const { scope: _left, ...without } = request({ scope });
    for (const body of [
      without,
      { ...request(), scope },
      { ...request({ scope }), scope: scope.replace('order-list', 'wallet') },
      { ...request({ scope }), scope: `${scope} ` },
    ])
      await gateway.refused('partnerSignatureWrong', getAuthSignByUserNoForCloud, body);
    await gateway.ok(getAuthSignByUserNoForCloud, request({ scope }));
    await gateway.ok(getAuthSignByUserNoForCloud, request());
  });

  it('is refused for a scope that is none, that names others, or that cannot be locked', async () => {
    const { dept_no: foreign } = await gateway.db
      .selectFrom('department')
      .select('dept_no')
      .where('enterprise_num', '=', '100002')
      .executeTakeFirstOrThrow();
    for (const [scope, why] of [
      ['', /JSON/],
      ['[]', /JSON/],
      ['{"elements":[]}', /JSON/],
      ['{"elements":["order-list"],"rows":1}', /JSON/],
      ['{}', /没有任何限制/],
      ['{"readOnly":false}', /没有任何限制/],
      ['{"elements":["no-such"]}', /no-such/],
      ['{"elements":["constructor"]}', /constructor/],
      ...[...UNNAMEABLE].map((element) => [`{"elements":["${element}"]}`, new RegExp(element)] as const),
      [`{"elements":["order-list","cost-center"],"deptNOs":["${foreign}"]}`, /cost-center不支持锁定/],
      [`{"elements":["order-list"],"deptNOs":["${foreign}"]}`, new RegExp(`部门${foreign}不存在`)],
      [`{"deptNOs":["${foreign}"]}`, new RegExp(`部门${foreign}不存在`)],
      ['{"costCenterNOs":["none"]}', /成本中心none不存在/],
    ] as const) {
      const body = partnerRequest(gateway, { userNO: admin, scope });
      const { code, msg } = await gateway.send(getAuthSignByUserNoForCloud, body);
      assert.equal(code, FAULTS.tokenScopeWrong.code, scope);
      assert.match(msg, why);
    }
  });

  it('sees the facts of its departments and cost centres alone, like the same filters of a free token', async () => {
    const rows = await gateway.db
      .selectFrom('travel_fact')
      .select(['fact_no', 'dept_no', 'cost_center_no', 'staff_no', 'booked_on', 'product'])
      .where('enterprise_num', '=', '100001')
      .execute();
    const parents = new Map(
      (await gateway.db.selectFrom('department').select(['dept_no', 'parent_no']).execute()).map(
        ({ dept_no, parent_no }) => [dept_no, parent_no],
      ),
    );
    const isBelow = (no: string | null, above: string): boolean =>
      no !== null && (no === above || isBelow(parents.get(no) ?? null, above));
    const free = { as: await gateway.login('admin') };
    const depts = [...new Set(rows.map(({ dept_no }) => dept_no))].slice(0, 4);
    const centers = [...new Set(rows.map(({ cost_center_no }) => cost_center_no))]
      .filter(Boolean)
      .slice(0, 3);
    const [dept = '', center = ''] = [depts[0], centers[0]];
    const root = [...parents].find(
      ([no, parent]) => parent === null && depts.some((one) => isBelow(one, no)),
    )?.[0];
    const locks: TokenScope[] = [
      ...[...depts, root ?? ''].map((no) => ({ deptNOs: [no] })),
      ...centers.map((no) => ({ costCenterNOs: [no] })),
      { deptNOs: [dept], costCenterNOs: [center] },
    ];
    let seen = 0;
    for (const lock of locks) {
      const as = await open({ elements: ['report-dashboard'], ...lock });
      const isInside = (row: (typeof rows)[number]) =>
        (lock.deptNOs === undefined || lock.deptNOs.some((no) => isBelow(row.dept_no, no))) &&
        (lock.costCenterNOs === undefined || lock.costCenterNOs.includes(row.cost_center_no));
      const inside = rows.filter(isInside);
      const asked = { products: ['flight' as const], ...YEARS };
      const { total } = await gateway.ok(
        queryReportFacts,
        { ...asked, basis: 'booked', pageSize: 1 },
        { as },
      );
      const booked = inside.filter(
        ({ product, booked_on: day }) =>
          product === 'flight' && day !== null && day >= YEARS.beginDate && day <= YEARS.endDate,
      );
      assert.equal(total, booked.length, JSON.stringify(lock));
      seen += total;
      const filter = { deptNOList: lock.deptNOs ?? [], costCenterNOList: lock.costCenterNOs ?? [] };
      for (const basis of REPORT_BASES) {
        const query = { ...asked, basis, groupBy: 'department' as const };
        const locked = await gateway.ok(queryReportFigures, query, { as });
        assert.deepEqual(locked, await gateway.ok(queryReportFigures, { ...query, ...filter }, free));
        // a filter of the request narrows further and opens nothing
        const others = depts.filter((no) => !(lock.deptNOs ?? depts).some((one) => isBelow(no, one)));
        if (others.length === 0) continue;
        const wider = await gateway.ok(queryReportFigures, { ...query, deptNOList: others }, { as });
        assert.deepEqual(wider.rowList, []);
      }
      for (const [dimension, column] of [
        [DIMENSION.department, 'dept_no'],
        [DIMENSION.person, 'staff_no'],
        [DIMENSION.costCenter, 'cost_center_no'],
      ] as const) {
        const { memberList } = await gateway.ok(queryReportDimension, { dimension }, { as });
        const named = new Set(inside.map((row) => row[column]));
        for (const { no } of memberList) assert.ok(named.has(no), `${dimension} ${no}`);
      }
      await gateway.refused('outsideTokenScope', queryorderListOnPermission, {}, { as });
    }
    assert.ok(seen > 20, `${seen} facts`);
  });
});
