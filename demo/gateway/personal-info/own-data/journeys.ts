import {
  ImportNoticeKind,
  ContactNoticeKind,
  RuleNoticeKind,
  JoinNoticeKind,
  ManagerNoticeKind,
  WalletNoticeKind,
  type AccountNoticeKind,
  type NoticeKind,
  type OrderNoticeKind,
} from '../../../../src/contract/notice/notice';
import { noticeTexts } from '../../../../src/domain/approval/texts/texts';
import { ownNoticeTexts } from '../../../../src/domain/notice/texts/texts';
import { standardTexts } from '../../../../src/domain/travel-standard/texts/texts';
import { findApplications, findDecisions, findMessages, findNotices, findOrders } from './queries';
import { moment, yes, type Section } from './section';
import { TASK_STATES } from './labels';

const { applyType } = standardTexts.chinese;

const orders: Section = {
  name: '机票订单',
  columns: ['订单号', '本人是', '状态', '下单时间', '航班', '乘机人', '本人票号', '金额', '出行目的', '备注'],
  rows: async (db, caller) =>
    (await findOrders(db, caller)).map((row) => {
      // data of an order booked by another person are limited to the caller's own journey
      const isBooker = Boolean(row.is_booker);
      const roles = [isBooker ? '预订人' : '', row.passenger_name === null ? '' : '乘机人'];
      return [
        row.order_no,
        roles.filter(Boolean).join('、'),
        row.order_status,
        moment(row.created_at),
        row.flights
          .map(
            ({ flightNo, depCityName, arrCityName, takeOffTime }) =>
              `${flightNo} ${depCityName}-${arrCityName} ${takeOffTime.replace('T', ' ')}`,
          )
          .join('；'),
        isBooker ? row.passenger_names.join('、') : (row.passenger_name ?? ''),
        row.own_tickets,
        { fen: isBooker ? row.total_amount : (row.own_amount ?? 0) },
        isBooker ? row.travel_purpose : '',
        isBooker ? row.remark : '',
      ];
    }),
};

const applications: Section = {
  name: '我的申请',
  columns: ['申请单号', '类型', '状态', '事由', '审批人', '审批意见', '提交时间', '审批时间', '订单号'],
  rows: async (db, caller) =>
    (await findApplications(db, caller)).map((row) => [
      row.apply_id,
      applyType(row.apply_type),
      row.apply_state,
      row.reason,
      row.approver_name,
      row.opinion,
      moment(row.created_at),
      moment(row.decided_at),
      row.order_no,
    ]),
};

const decisions: Section = {
  name: '我的审批',
  columns: ['申请单号', '类型', '申请人', '结果', '意见', '收到时间', '处理时间'],
  rows: async (db, caller) =>
    (await findDecisions(db, caller)).map((row) => [
      row.apply_id,
      applyType(row.apply_type),
      row.applicant_name,
      TASK_STATES[row.task_state],
      row.opinion,
      moment(row.opened_at),
      moment(row.ended_at),
    ]),
};

type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number];

/** The columns that are set determine the possible kinds of a notice. */
function noticeTextOf({
  apply_id,
  apply_type,
  order_no,
  kind,
  applicant_name,
  by_name,
  rules,
}: NoticeRow): string {
  if (apply_id !== null && apply_type !== null) {
    const told = { applyType: apply_type, applicantName: applicant_name, byName: by_name };
    return noticeTexts.chinese.said({ kind: kind as NoticeKind, ...told });
  }
  const { chinese } = ownNoticeTexts;
  const ofWallet = WalletNoticeKind.options.find((one) => one === kind);
  if (ofWallet) return chinese.ofWallet(ofWallet);
  const ofManager = ManagerNoticeKind.options.find((one) => one === kind);
  if (ofManager) return chinese.ofManager(ofManager, by_name);
  const ofContact = ContactNoticeKind.options.find((one) => one === kind);
  if (ofContact) return chinese.ofContact(ofContact, by_name);
  const ofRule = RuleNoticeKind.options.find((one) => one === kind);
  if (ofRule) return chinese.ofRule(ofRule, by_name, rules);
  const ofJoin = JoinNoticeKind.options.find((one) => one === kind);
  if (ofJoin) return chinese.ofJoin(ofJoin, by_name);
  const ofImport = ImportNoticeKind.options.find((one) => one === kind);
  if (ofImport) return chinese.ofImport(ofImport, by_name);
  return order_no === null
    ? chinese.ofAccount(kind as AccountNoticeKind)
    : chinese.ofOrder(kind as OrderNoticeKind);
}

const notices: Section = {
  name: '通知',
  columns: ['时间', '内容', '申请单号', '订单号', '已读'],
  rows: async (db, caller) =>
    (await findNotices(db, caller)).map((row) => [
      moment(row.created_at),
      noticeTextOf(row),
      row.apply_id,
      row.order_no,
      yes(row.read_at !== null),
    ]),
};

const messages: Section = {
  name: '客服消息',
  columns: ['时间', '发送人', '内容'],
  rows: async (db, caller) =>
    (await findMessages(db, caller)).map((row) => [
      moment(row.sent_at),
      row.sender === 'customer' ? '我' : row.sender_name,
      row.content,
    ]),
};

/** Sections about journeys, and about messages concerning them. */
export const JOURNEY_SECTIONS: readonly Section[] = [orders, applications, decisions, notices, messages];
