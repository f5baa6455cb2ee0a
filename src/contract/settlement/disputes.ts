import * as v from 'valibot';
import { call } from '../call';
import { FileNos, StoredFile } from '../files/files';
import { OBJECT } from '../permission/objects';
import { BillNo, LineNo, SettleBillLine } from './bills';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());
const Fen = v.pipe(v.number(), v.integer());

export const DisputeNo = v.pipe(v.string(), v.regex(/^ZY[0-9a-f]{32}$/, '异议编号不正确'));

/** Maximum number of lines of one dispute. */
export const DISPUTE_LINES = 50;
/** Highest claim, in fen, for a refund line: the amount by which the refund should have been higher. */
export const CLAIM_LIMIT = 10_000_000;
export const DISPUTE_TEXT = 500;

/** Reasons: 金额不符, 非本企业消费, 重复计费, 已退未入账, 费用归属有误, 其他. */
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
  /** Bill of the disputed lines. */
  billNo: BillNo,
  disputeState: DisputeState,
  reason: DisputeReason,
  lineCount: Count,
  /** Total of the lines, the part claimed as excess, and the part that the agency has accepted. */
  lineAmount: Fen,
  claimAmount: Fen,
  acceptedAmount: Fen,
  /** Bill that deducts the accepted amount; '' until one does. */
  correctionBillNo: v.string(),
  raisedBy: v.string(),
  /** ISO; '' until it is decided or withdrawn. */
  raisedTime: v.string(),
  endedTime: v.string(),
  /** Time of the last message, ISO, and its sender. */
  lastMessageTime: v.string(),
  lastSender: v.picklist(['enterprise', 'agency']),
});
export type SettleDispute = v.InferOutput<typeof SettleDispute>;

/**
 * Disputes lines of a bill that waits for confirmation: they are not owed until the dispute is decided. Throws
 * billUnknown, billNotConfirmable, lineNotDisputable, lineDisputed, fileUnknown, and fieldsInvalid at a claim that
 * exceeds its line, or is missing for a refund line.
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
          /** Excess of the line, fen. null: the whole line. For a line below 0 the missing part of the refund. */
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

/** Returns the disputes of the enterprise, the newest first. */
export const querySettleDisputes = call({
  gateway: 'settlement',
  path: `${BASE}querySettleDisputes`,
  body: v.object({
    /** '' for all bills. */
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
  /** Counted from 1 within its dispute. The first message is that of the dispute itself. */
  sequence: Count,
  sender: v.picklist(['enterprise', 'agency']),
  senderName: v.string(),
  content: v.string(),
  fileList: v.array(StoredFile),
  /** ISO. */
  sendTime: v.string(),
});
export type DisputeMessage = v.InferOutput<typeof DisputeMessage>;

/**
 * Returns one dispute with its lines and messages. The last message contains the agency's decision. Throws
 * disputeUnknown.
 */
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
        /** null while undecided. */
        acceptedAmount: v.nullable(Fen),
      }),
    ),
    messageList: v.array(DisputeMessage),
    /** Actions open to the caller now. */
    canWrite: v.boolean(),
    canWithdraw: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

/** Sends a message to the agency about an open dispute. Throws disputeUnknown, disputeOver and fileUnknown. */
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

/**
 * Withdraws a dispute: its lines are owed again, and may be disputed anew while their bill waits. Throws disputeUnknown
 * and disputeOver.
 */
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
