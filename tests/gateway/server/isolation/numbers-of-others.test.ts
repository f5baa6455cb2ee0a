import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryTravelPurpose } from '../../../../src/contract/approval/approval';
import type { Call } from '../../../../src/contract/call';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../../src/contract/order/change';
import { queryOrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { addDays } from '../../../../src/domain/shanghai-time';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import { callsOfContract } from '../../../support/contract-calls';
import { findVoyage, INFANT, LEG, orderOf, self } from '../../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../../support/gateway/areas/changes';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { placesIn, validBody, withAt } from '../../../support/gateway/hostile-values';
import { applicationOf, bookIssued, PREPAID, quote } from '../../../support/gateway/areas/refunds';
import { tripLeg } from '../../../support/gateway/areas/trips';
import { indifferentPlaces } from '../../../support/gateway/indifferent-numbers';
import { kindOf, numbersFor, type NumberKind, type Numbers } from '../../../support/gateway/foreign-numbers';

/** Fields that look like numbers of records but are public choices or facts of the body itself. */
const OF_NOBODY =
  /^(segmentNo|oldSegmentNo|passengerNo|passengerNos|stepNo|sequenceNo|flightNo|cardNo|cabinCode|policyId|passengerTypeID|depAirportCode|arrAirportCode|depCode|arrCode|appNo|moduleNo|advertSpaceNo|businessNo|uniqueCode|productNo|purposeCode|reasonCode|depCityCode|arrCityCode|busiSceneID|permissionID|taxNo|lineNo|lineNoList|templateNO|jobNO|cityCode|permissionRangeID|objectNo)$/;
/**
 * Fields that the tests of their own area cover: fields of staff, joining an enterprise, and changes of the wallet's
 * settings.
 */
const OF_OWN_TESTS = /^(fieldNO|applicationNOList|invitationNO|changeNO)$/;
/** Secrets and accounts for signing in; with a wrong one there is no caller yet. */
const OF_LOGIN = /^(clientId|smsCode|authSign|sessionID|userNO)$/;
const ACCOUNTS = ['staff', 'admin'] as const;
type Account = (typeof ACCOUNTS)[number];

/** Calls of operators take no token of an enterprise; tests/gateway/agency has numbers of other agencies. */
const callsOfEnterprises = async (): Promise<[string, Call][]> =>
  (await callsOfContract()).filter(([, { gateway }]) => gateway !== 'agency');

describe('numbers of other people’s records', () => {
  let gateway: TestGateway;
  let numbers: Record<Account, Record<NumberKind, Numbers>>;
  let bodyFor: Record<Account, (call: string, path: readonly string[]) => unknown>;
  const tokens = { staff: '', admin: '', multi: '' };
  beforeAll(async () => {
    gateway = await startTestGateway();
    for (const account of ['staff', 'admin', 'multi'] as const) {
      tokens[account] = await gateway.login(account);
    }
    const { staff, admin, multi: colleague } = tokens;
    numbers = {
      staff: await numbersFor(gateway, staff, { colleague, seesAll: false }),
      admin: await numbersFor(gateway, admin, { colleague, seesAll: true }),
    };
    bodyFor = { staff: await bodiesOf('staff'), admin: await bodiesOf('admin') };
  });
  afterAll(() => gateway.close());

  it('are told apart from numbers of nothing by no call of the contract', async () => {
    const told: string[] = [];
    const indifferent = new Set<string>();
    for (const [name, call, path, kind] of await placesOfNumbers()) {
      for (const account of ACCOUNTS) {
        const body = bodyFor[account](name, path) ?? validBody(call.body);
        const { own, others, none } = numbers[account][kind];
        const ask = (number: string) => answerTo(call, withAt(body, path, number), account, number);
        const nothing = await ask(none);
        for (const number of others) {
          const answer = await ask(number);
          if (answer !== nothing)
            told.push(`${name} ${path.join('.')} as ${account}: ${answer}, not ${nothing}`);
        }
        if (account === 'staff' && (await ask(own)) === nothing) indifferent.add(`${name} ${path.join('.')}`);
      }
    }
    assert.deepEqual(told, []);
    assert.deepEqual(
      [...indifferent].sort(),
      await indifferentPlaces(),
      'the body is refused before its number is looked at; else tests/gateway/<area>/indifferent-numbers.ts says why',
    );
    const others = ACCOUNTS.flatMap((account) => numbers[account].contact.others);
    const left = await gateway.db
      .selectFrom('frequent_traveller')
      .select('contact_no')
      .where('contact_no', 'in', others)
      .execute();
    assert.equal(left.length, new Set(others).size, 'nothing of others has been deleted');
  });

  it('are all known to this test', async () => {
    for (const [name, call] of await callsOfEnterprises()) {
      for (const field of placesIn(validBody(call.body)).map(fieldOf)) {
        if (!/(N[oO]|Id|ID|Num|NOList|[a-z]Codes?|authSign)$/.test(field) || kindOf(field)) continue;
        if (OF_LOGIN.test(field) || OF_OWN_TESTS.test(field)) continue;
        assert.match(field, OF_NOBODY, `${name} takes ${field}: say here whose it is`);
      }
    }
  });

  /** Places of bodies that take a number of a record. */
  async function placesOfNumbers(): Promise<[string, Call, readonly string[], NumberKind][]> {
    const calls = await callsOfEnterprises();
    // Calls that delete records come last, when no other call needs them.
    const isLast = ([name]: [string, Call]) => name.startsWith('delete');
    return [...calls.filter((call) => !isLast(call)), ...calls.filter(isLast)].flatMap(([name, call]) => {
      const shape = validBody(call.body);
      return placesIn(shape).flatMap((path): [string, Call, readonly string[], NumberKind][] => {
        const kind = kindOf(fieldOf(path));
        const value = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], shape);
        return kind === undefined || typeof value === 'object' ? [] : [[name, call, path, kind]];
      });
    });
  }

  /** Response as text, without the requested number and numbers that the call generates. */
  async function answerTo(call: Call, body: unknown, account: Account, number: string): Promise<string> {
    const { status, success, code, msg, result } = await gateway.send(call, body, { as: tokens[account] });
    return JSON.stringify([status, success, code, msg, result])
      .replaceAll(number, '…')
      .replaceAll(/"(sequence|orderNo|applyId)":"?\w+"?/g, '"$1":…');
  }

  /** Bodies for issued orders; other orders are refused before the numbers are read. */
  async function afterSaleBodies(as: string): Promise<Record<string, unknown>> {
    const { orderNo } = await bookIssued(gateway, as);
    const newFlights = [await findNewFlight(gateway, as, orderNo, { depDate: addDays(LEG.depDate, 1) })];
    const change = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights });
    const { orderNo: oldOrderNo } = await bookIssued(gateway, as);
    const again = await changeOf(gateway, as, { orderNo: oldOrderNo, passengerNos: [1], newFlights });
    const { changeOrderNo, totalAmount } = await gateway.ok(applyChangeAirTicketGateway, again, { as });
    const payment = { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount };
    if (totalAmount > 0) await gateway.ok(changeOrderPay, payment, { as });
    await gateway.idle();
    const refundOf = async (no: string) => {
      const detail = await quote(gateway, as, no);
      return applicationOf(detail, detail.tickets);
    };
    return {
      applyChangeAirTicketGateway: change,
      changeOrderRefund: await refundOf(changeOrderNo),
      refundTicketApply: await refundOf(orderNo),
    };
  }

  /** Valid bodies except for the number, for calls whose generated body would be refused earlier. */
  async function bodiesOf(account: Account): Promise<(typeof bodyFor)[Account]> {
    const as = tokens[account];
    const order = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
    const { voyages } = order;
    const { defaultCost: cost } = await gateway.ok(queryOrderFormInfo, {}, { as });
    const asked = { requestSource: 'bussUserWeb', version: 0 } as const;
    const [purpose] = await gateway.ok(queryTravelPurpose, asked, { as });
    // This passenger's masked numbers stand for those of the contact if the contact is read.
    const outsider = {
      ...INFANT,
      staffNO: '',
      cardNo: maskCardNo(INFANT.cardNo),
      phone: maskPhone(INFANT.phone),
    };
    const afterSale = await afterSaleBodies(as);
    const refundsWithFiles = Object.fromEntries(
      ['changeOrderRefund', 'refundTicketApply'].map((call) => [
        call,
        { ...(afterSale[call] as object), fileNos: [''] },
      ]),
    );
    return (name, path) => {
      const passengers = path.includes('contactNO') ? [outsider, ...order.passengers] : order.passengers;
      const report = {
        products: ['flight'],
        basis: 'booked',
        beginDate: '2026-01-01',
        endDate: '2026-12-31',
        [path[0] ?? '']: [''],
      };
      const trip = { applyType: 1, reason: '客户拜访', legs: [tripLeg()] };
      const bodies: Record<string, unknown> = {
        createOrder: path.includes('passengers')
          ? { ...order, passengers: passengers.map((passenger) => ({ ...passenger, cost })) }
          : { ...order, cost },
        submitOverStandardApprovalAuto: { voyages, passengers, overReasons: [] },
        judgeBookingStandard: { voyages, passengers },
        saveSettleProduct: {
          productNo: '1',
          basedOn: 0,
          isAllStaff: false,
          personArray: [{ staffID: order.passengers[0]?.staffNO }],
          deptArray: [{ orgnaizeID: cost.deptNo }],
          positionArray: [{ positionNO: '100001P1' }],
        },
        queryOverlappingJourneys: { voyages, passengers },
        queryProductBookingLimits: {
          bookingSource: 7,
          fullOrderPassengers: passengers,
          travelType: 1,
          voyageType: 1,
          passengers,
          voyages,
        },
        queryFunAndDataPermissionForUse: {
          returnType: 0,
          staffId: order.passengers[0]?.staffNO,
          departmentId: '',
          appNo: 'YHWZ',
        },
        submitApprovalApplyAuto: {
          ...trip,
          purposeCode: purpose?.purposeCode,
          travellerNOList: [path[0] === 'travellerNOList' ? '' : order.passengers[0]?.staffNO],
          costCenterNo: '',
          accountingEntityNo: '',
          fileNos: path[0] === 'fileNos' ? [''] : [],
          changeOf: '',
        },
        revealTravellerNumbers: { staffNO: '', contactNO: '', cardType: 0 },
        queryorderListOnPermission: { [path[0] ?? '']: path.length > 1 ? [''] : '' },
        saveCostObject: {
          costKind: 'costCenter',
          basedOn: 0,
          code: 'T1',
          name: '试用',
          validFrom: '2026-01-01',
          isForAll: false,
          [path[0] ?? '']: path.length > 1 ? [''] : '',
        },
        closeCostObjects: {
          costKind: 'costCenter',
          closingList: [{ no: '100001C6', basedOn: 1 }],
          successorNO: '',
        },
        queryCostObject: { costKind: 'costCenter', no: '' },
        queryCostObjectChanges: { costKind: 'costCenter', no: '' },
        reopenCostObject: { costKind: 'costCenter', no: '', basedOn: 2 },
        queryReportChange: { ...report, comparedBeginDate: '2025-01-01', comparedEndDate: '2025-12-31' },
        queryReportFacts: report,
        queryReportFigures: { ...report, groupBy: 'none' },
        queryReportFlow: report,
        queryReportLeads: report,
        queryReportPivot: { ...report, rowsBy: 'department', columnsBy: 'product', figure: 'amount' },
        ...afterSale,
        ...(path[0] === 'fileNos' ? refundsWithFiles : {}),
        switchEnterprise: { authSign: as, companyNO: '', sessionID: randomUUID() },
      };
      return bodies[name];
    };
  }
});

/** Name of a field; for a list, the name of the list. */
const fieldOf = (path: readonly string[]): string => path.findLast((part) => !/^\d+$/.test(part)) ?? '';
