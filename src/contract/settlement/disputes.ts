import * as v from 'valibot';
import { call } from '../call';
import { FileNos, StoredFile } from '../files/files';
import { OBJECT } from '../permission/objects';
import { BillNo, LineNo, SettleBillLine } from './bills';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());
const Fen = v.pipe(v.number(), v.integer());

export const DisputeNo = v.pipe(v.string(), v.regex(/^ZY[0-9a-f]{32}$/, '异议编号不正确'));

/** Lines of one dispute at most. */
export const DISPUTE_LINES = 50;
/** Fen that may be claimed of a line that goes back: it is more that should have come. */
export const CLAIM_LIMIT = 10_000_000;
export const DISPUTE_TEXT = 500;

/** Why: 金额不符, 非本企业消费, 重复计费, 已退未入账, 费用归属有误, 其他. */
export const DISPUTE_REASONS = [
  'amount',
  'notOurs',
  'twice',
  'refundMissing',
  'allocation',
  'other',
] as const;
export const DisputeReason = v.picklist(DISPUTE_REASONS, '请选择异议原因');
export type DisputeReason = v.InferOutput<typeof DisputeReason>;

/** `accepted` as a whole, `partlyAccepted`, `refused` by the agency; `withdrawn` by the enterprise. */
export const DISPUTE_STATES = ['open', 'accepted', 'partlyAccepted', 'refused', 'withdrawn'] as const;
export const DisputeState = v.picklist(DISPUTE_STATES);
export type DisputeState = v.InferOutput<typeof DisputeState>;

const DisputeText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('请输入说明'),
  v.maxLength(DISPUTE_TEXT, `说明不能超过${DISPUTE_TEXT}个字`),
);

export const SettleDispute = v.object({
  disputeNo: DisputeNo,
  /** The bill whose lines it is about. */
  billNo: BillNo,
  disputeState: DisputeState,
  reason: DisputeReason,
  lineCount: Count,
  /** What the lines come to, what is held to be too much of them, and what of it the agency has accepted. */
  lineAmount: Fen,
  claimAmount: Fen,
  acceptedAmount: Fen,
  /** The bill on which the accepted amount is taken off; '' until there is one. */
  correctionBillNo: v.string(),
  raisedBy: v.string(),
  /** ISO; '' until it is decided or withdrawn. */
  raisedTime: v.string(),
  endedTime: v.string(),
  /** Of the last message, ISO, and who wrote it. */
  lastMessageTime: v.string(),
  lastSender: v.picklist(['enterprise', 'agency']),
});
export type SettleDispute = v.InferOutput<typeof SettleDispute>;

/**
 * Disputes lines of a bill that waits for confirmation: what is charged is not owed until it is decided. Refused with
 * billUnknown, billNotConfirmable, lineNotDisputable, lineDisputed, fileUnknown, and fieldsInvalid at a claim above its line
 * or missing of one that goes back.
 */
export const disputeBillLines = call({
  gateway: 'settlement',
  path: `${BASE}disputeBillLines`,
  body: v.object({
    billNo: BillNo,
    lineList: v.pipe(
      v.array(
        v.object({
          lineNo: LineNo,
          /**
           * What of it is held to be too much, fen. null: the whole line. Of a line below 0 what should have come back
           * beside it.
           */
          claimAmount: v.optional(
            v.nullable(v.pipe(Fen, v.minValue(1, '请输入异议金额'), v.maxValue(1_000_000_000_000))),
            null,
          ),
        }),
      ),
      v.minLength(1, '请选择明细'),
      v.maxLength(DISPUTE_LINES, `一次最多对${DISPUTE_LINES}条明细提出异议`),
    ),
    reason: DisputeReason,
    content: DisputeText,
    fileNoList: v.optional(FileNos, []),
  }),
  result: v.object({ disputeNo: DisputeNo }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill'],
  origin: 'suite',
});

/** Disputes of the enterprise, the newest first. */
export const querySettleDisputes = call({
  gateway: 'settlement',
  path: `${BASE}querySettleDisputes`,
  body: v.object({
    /** '' of all bills. */
    billNo: v.optional(v.union([v.literal(''), BillNo]), ''),
    /** Empty: all. */
    disputeStateList: v.optional(v.pipe(v.array(DisputeState), v.maxLength(DISPUTE_STATES.length)), []),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ total: Count, disputeList: v.array(SettleDispute) }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

export const DisputeMessage = v.object({
  /** From 1 within its dispute. The first one is what it was raised with. */
  sequence: Count,
  sender: v.picklist(['enterprise', 'agency']),
  senderName: v.string(),
  content: v.string(),
  fileList: v.array(StoredFile),
  /** ISO. */
  sendTime: v.string(),
});
export type DisputeMessage = v.InferOutput<typeof DisputeMessage>;

/** One dispute with its lines and what was written. The agency's decision is said in its last message. Refused with disputeUnknown. */
export const querySettleDispute = call({
  gateway: 'settlement',
  path: `${BASE}querySettleDispute`,
  body: v.object({ disputeNo: DisputeNo }),
  result: v.object({
    dispute: SettleDispute,
    lineList: v.array(
      v.object({
        line: SettleBillLine,
        claimAmount: Fen,
        /** null: not decided. */
        acceptedAmount: v.nullable(Fen),
      }),
    ),
    messageList: v.array(DisputeMessage),
    /** What the caller may do with it now. */
    canWrite: v.boolean(),
    canWithdraw: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

/** Writes to the agency about a dispute under way. Refused with disputeUnknown, disputeOver and fileUnknown. */
export const addDisputeMessage = call({
  gateway: 'settlement',
  path: `${BASE}addDisputeMessage`,
  body: v.object({
    disputeNo: DisputeNo,
    content: DisputeText,
    fileNoList: v.optional(FileNos, []),
  }),
  result: v.object({ sequence: Count }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill'],
  origin: 'suite',
});

/** Takes a dispute back: its lines are owed again, and may be disputed anew while their bill waits. Refused with disputeUnknown and disputeOver. */
export const withdrawDispute = call({
  gateway: 'settlement',
  path: `${BASE}withdrawDispute`,
  body: v.object({ disputeNo: DisputeNo }),
  result: v.object({ disputeNo: DisputeNo }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill'],
  origin: 'suite',
});
