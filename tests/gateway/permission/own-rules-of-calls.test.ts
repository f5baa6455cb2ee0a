import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { callsOfContract } from '../../support/contract-calls';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

/** Names of the exported calls by reason; a resource stands for all its changes. */
const BIND_NOT_THEIR_MAKER: Readonly<Record<string, readonly string[]>> = {
  'they act within the rules: bookings, payments, requests and decisions': [
    'submitOverStandardApprovalAuto',
    'submitApprovalApplyAuto',
    'submitChangeOverStandardApprovalAuto',
    'submitChangeApprovalApplyAuto',
    'submitRefundOverStandardApprovalAuto',
    'createOrder',
    'applyChangeAirTicketGateway',
    'changeOrderPay',
    'cancelChangeAirTicket',
    'changeOrderRefund',
    'orderCancel',
    'applyRebuy',
    'refundTicketApply',
    'payorder',
    'saveFrequentTraveller',
    'deleteFrequentTraveller',
  ],
  'money of the enterprise moves, which has second persons of its own': [
    'applyWalletReview',
    'decideWalletReview',
    'applyOfflineRecharge',
    'withdrawRecharge',
    'beginCashierRecharge',
    'confirmSettleBill',
    'addBillComparison',
    'matchBillComparison',
    'removeBillComparison',
    'disputeBillLines',
    'addDisputeMessage',
    'withdrawDispute',
    'paySettleBill',
    'beginBillPayment',
    'applyInvoices',
    'retryInvoice',
    'withdrawInvoice',
    'redInvoice',
    'applyReceipts',
    'saveInvoiceTitle',
    'saveDistributionSetting',
    'saveInvoiceTemplate',
  ],
  'looser settings of the wallet wait for a second person by themselves': [
    'saveWalletSettings',
    'decideWalletSettings',
  ],
  'accounts of others, which have second persons of their own': [
    'applyAccountContact',
    'agreeAccountContact',
    'endAccountContact',
  ],
  'others are added, and who adds them counts as having set them up': [
    'staffMembers',
    'addInvitation',
    'disableInvitation',
    'agreeJoinApplications',
    'refuseJoinApplications',
  ],
  'names of positions and fields of staff decide nothing': [
    'takePositionTemplate',
    'addPositions',
    'positions',
    'staffFields',
    'addOrUpdateStaffExtInfo',
  ],
  'rights are passed on within one’s own, and a new role has no members': [
    'copyRole',
    'subManagers',
    'operators',
    'setDataPermission',
  ],
  'rows of files are checked one by one as they are looked at and taken over': [
    'importStaff',
    'addCostImport',
  ],
  'agreed prices and addresses are what is offered, not what may be spent': [
    'hotelAgreements',
    'agentBuys',
    'deliveryAddresses',
    'goodsReceivers',
    'mealSpecifications',
    'saveMultiAccount',
  ],
  'comments, pages, reports and guides': [
    'tripComments',
    'commentConfigs',
    'batchUpdateCustomObject',
    'getBiPreAuthorisationCode',
    'skipConfigStep',
    'importTravelRecords',
  ],
};

describe('calls that need a right and change something', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  it('keep the rules over who makes them, or bind them by none', async () => {
    const kept = new Set(
      gateway
        .implementations()
        .flatMap((one) => (one.access === 'caller' && one.keepsOwnRules ? [one.call] : [])),
    );
    const free = new Set(Object.values(BIND_NOT_THEIR_MAKER).flat());
    const met = new Set<string>();
    const unknown: string[] = [];
    for (const [name, call] of await callsOfContract()) {
      if (!call.mutates || call.permission === undefined || kept.has(call)) continue;
      const listed = [name, name.split('.')[0] ?? name].find((one) => free.has(one));
      if (listed === undefined) unknown.push(name);
      else met.add(listed);
    }
    assert.deepEqual(unknown, []);
    assert.deepEqual(
      [...free].filter((name) => !met.has(name)),
      [],
      'they keep them by now, or are no more',
    );
    assert.ok(kept.size > 40, `${kept.size} calls keep them`);
  });
});
