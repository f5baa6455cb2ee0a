import * as v from 'valibot';
import { call } from '../call';
import { FileNo } from '../files/files';
import { LineNo, SettleBill, SettleBillLine } from '../settlement/bills';
import {
  DISPUTE_LINES,
  DISPUTE_TEXT,
  DisputeMessage,
  DisputeNo,
  DisputeState,
  SettleDispute,
} from '../settlement/disputes';
import { HistoryEntry } from './history';
import { Day } from './log';
import { Keyword, Paging } from './operators';

const BASE = '/agencyController/';
const Fen = v.pipe(v.number(), v.integer());
const Content = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(DISPUTE_TEXT, `内容不能超过${DISPUTE_TEXT}个字`),
  );

export const AgencyDispute = v.object({
  ...SettleDispute.entries,
  enterpriseNum: v.string(),
  entName: v.string(),
});
export type AgencyDispute = v.InferOutput<typeof AgencyDispute>;

/** Disputes of the enterprises of the agency, the newest first. */
export const queryAgencyDisputes = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyDisputes`,
  body: v.object({
    /** Part of the number of the bill, or of the enterprise's name or number. */
    keyword: Keyword,
    disputeState: v.optional(DisputeState),
    /** Days in Shanghai on which they were raised, both included; '' without limit. */
    beginDate: v.optional(Day, ''),
    endDate: v.optional(Day, ''),
    ...Paging,
  }),
  result: v.object({ total: v.number(), disputeList: v.array(AgencyDispute) }),
  needs: 'operator',
  right: 'readDisputes',
  reads: ['agencyDispute'],
  origin: 'suite',
});

export const AgencyDisputeDetail = v.object({
  dispute: AgencyDispute,
  /** The bill as it is now. */
  bill: SettleBill,
  lineList: v.array(
    v.object({
      line: SettleBillLine,
      claimAmount: Fen,
      /** null while undecided. */
      acceptedAmount: v.nullable(Fen),
    }),
  ),
  messageList: v.array(DisputeMessage),
  historyList: v.array(HistoryEntry),
});
export type AgencyDisputeDetail = v.InferOutput<typeof AgencyDisputeDetail>;

/** Throws disputeUnknown. */
export const queryAgencyDispute = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyDispute`,
  body: v.object({ disputeNo: DisputeNo }),
  result: AgencyDisputeDetail,
  needs: 'operator',
  right: 'readDisputes',
  reads: ['agencyDispute'],
  origin: 'suite',
});

/** Address at which a file of a message can be fetched for a minute. Throws disputeUnknown, fileUnknown. */
export const queryAgencyDisputeFile = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyDisputeFile`,
  body: v.object({ disputeNo: DisputeNo, fileNo: FileNo }),
  result: v.object({ downloadUrl: v.string() }),
  needs: 'operator',
  right: 'readDisputes',
  reads: ['agencyDispute'],
  discloses: true,
  origin: 'suite',
});

/** Writes a message to the enterprise about an open dispute. Throws disputeUnknown, disputeOver. */
export const answerAgencyDispute = call({
  gateway: 'agency',
  path: `${BASE}answerAgencyDispute`,
  body: v.object({ disputeNo: DisputeNo, content: Content('请输入回复') }),
  result: v.object({}),
  needs: 'operator',
  right: 'answerDisputes',
  mutates: true,
  changes: ['agencyDispute', 'agencyLog'],
  origin: 'suite',
});

/**
 * Ends a dispute with the accepted amount of each line, which the next bill deducts. `lastSequence`: of the last message
 * that was shown. Throws disputeUnknown, disputeOver, disputeChanged, and lineNotDisputable for lines that are not those
 * of the dispute or amounts above the claim.
 */
export const decideAgencyDispute = call({
  gateway: 'agency',
  path: `${BASE}decideAgencyDispute`,
  body: v.object({
    disputeNo: DisputeNo,
    lastSequence: v.number(),
    content: Content('请输入处理说明'),
    acceptedList: v.pipe(
      v.array(
        v.object({
          lineNo: LineNo,
          acceptedAmount: v.pipe(
            v.number('请输入金额'),
            v.integer('请输入金额'),
            v.minValue(0, '金额不能小于0'),
          ),
        }),
      ),
      v.maxLength(DISPUTE_LINES),
    ),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'answerDisputes',
  mutates: true,
  changes: ['agencyDispute', 'agencyLog'],
  origin: 'suite',
});
