import { ChosenNotice } from '../../../../src/contract/personal-info/notices';
import { agentNames } from '../../account-safety/agent';
import { findAccount } from '../../account-safety/queries';
import type { Database } from '../../db/database';
import type { Cell } from '../../download/cells';
import type { Caller } from '../../server/http/caller';
import { findChoices } from '../notice-choices';
import { findRecord, findWishes } from '../queries';
import { JOURNEY_SECTIONS } from './journeys';
import {
  findContacts,
  findEvents,
  findGrants,
  findHabits,
  findPlace,
  findSessions,
  findViews,
} from './queries';
import { moment, yes, type Section } from './section';
import { cardName, MEALS, SEATS } from './labels';
import { NOTICE_WAY_LABELS } from '../../../../src/domain/personal-info/labels';
import { nationalityName } from '../../../../src/domain/address-book/nationality';
import { CHOSEN_NOTICE_LABELS } from '../../../../src/domain/personal-info/labels';
import { RELATION_LABELS } from '../../../../src/domain/personal-info/labels';
import { ACCOUNT_EVENT_LABELS } from '../../../../src/domain/account-safety/labels';
import { SIGN_IN_WAY_LABELS } from '../../../../src/domain/account-safety/labels';

/** A table of two columns, for data that exist once. */
const facts = (
  name: string,
  read: (db: Database, caller: Caller) => Promise<Record<string, Cell>>,
): Section => ({
  name,
  columns: ['项目', '内容'],
  rows: async (db, caller) => Object.entries(await read(db, caller)),
});

const account = facts('账户', async (db, { userNo }) => {
  const found = await findAccount(db, userNo);
  return {
    姓名: found.userName,
    登录名: found.loginName,
    手机: found.telephone,
    邮箱: found.email,
    已设置登录密码: yes(found.passwordHash !== null),
    登录密码修改时间: moment(found.passwordChangedAt),
    已设置安全密码: yes(found.securityHash !== null),
    身份验证器启用时间: moment(found.totpSince),
    剩余恢复码: found.recoveryCodesLeft,
  };
});

const person = facts('个人信息', async (db, caller) => {
  const record = await findRecord(db, caller);
  const place = await findPlace(db, caller);
  const { seat, meal, emergency } = await findWishes(db, caller);
  return {
    姓名: record.staffName,
    英文姓名: record.latinName,
    性别: record.sexTem === null ? '' : record.sexTem === 0 ? '男' : '女',
    出生日期: record.birthDay,
    国籍: nationalityName(place.nationality),
    企业: place.ent_name,
    员工编号: caller.staffNo,
    部门: place.dept_name,
    职位: place.position_name,
    企业通讯录中的手机: place.phone,
    座位偏好: SEATS[seat],
    餐食偏好: MEALS[meal],
    紧急联系人: emergency?.name ?? '',
    紧急联系人关系: emergency === null ? '' : RELATION_LABELS[emergency.relation],
    紧急联系人手机: emergency?.phone ?? '',
  };
});

const documents: Section = {
  name: '证件',
  columns: ['证件类型', '证件号码', '证件上的姓名', '有效期至'],
  rows: async (db, caller) =>
    (await findRecord(db, caller)).documents.map(({ cardType, cardNo, holderName, validUntil }) => [
      cardName(cardType),
      cardNo,
      holderName,
      validUntil,
    ]),
};

const cards: Section = {
  name: '常旅客卡',
  columns: ['航空公司', '卡号'],
  rows: async (db, caller) =>
    (await findWishes(db, caller)).cards.map(({ airline, cardNo }) => [airline, cardNo]),
};

const contacts: Section = {
  name: '常用乘机人',
  columns: ['姓名', '手机', '出生日期', '证件类型', '证件号码', '有效期至'],
  rows: async (db, caller) =>
    (await findContacts(db, caller)).map((row) => [
      row.traveller_name,
      row.phone,
      row.birth_day,
      row.card_type === null ? '' : cardName(row.card_type),
      row.card_no,
      row.valid_until,
    ]),
};

const grants: Section = {
  name: '代订授权',
  columns: ['同事', '开始日期', '结束日期', '授权时间', '取消时间'],
  rows: async (db, caller) =>
    (await findGrants(db, caller)).map((row) => [
      row.staff_name,
      row.begins_on,
      row.ends_on,
      moment(row.made_at),
      moment(row.ended_at),
    ]),
};

const settings: Section = {
  name: '设置',
  columns: ['设置', '页面', '内容'],
  async rows(db, caller) {
    const { ways, mailLocale } = await findChoices(db, caller);
    const views = await findViews(db, caller);
    const habits = await findHabits(db, caller);
    return [
      ...ChosenNotice.options.map((kind) => [
        `通知方式：${CHOSEN_NOTICE_LABELS[kind]}`,
        '',
        ways[kind].map((way) => NOTICE_WAY_LABELS[way]).join('、'),
      ]),
      ['邮件语言', '', mailLocale === 'en' ? 'English' : '中文'],
      ...views.map((view) => [`保存的筛选：${view.view_name}`, view.page_path, JSON.stringify(view.filters)]),
      ...habits.map((habit) => [
        `列表的列，每页${habit.page_size}行`,
        habit.page_path,
        JSON.stringify(habit.field_list),
      ]),
    ];
  },
};

const sessions: Section = {
  name: '登录设备',
  columns: ['登录时间', '最近使用', '登录方式', 'IP', '浏览器', '系统'],
  rows: async (db, caller) =>
    (await findSessions(db, caller)).map((row) => {
      const { browser, system } = agentNames(row.agent);
      const way = SIGN_IN_WAY_LABELS[row.opened_by];
      return [moment(row.created_at), moment(row.last_seen_at), way, row.address, browser, system];
    }),
};

const events: Section = {
  name: '登录与安全记录',
  columns: ['时间', '记录', '登录方式', 'IP', '浏览器', '系统'],
  rows: async (db, caller) =>
    (await findEvents(db, caller)).map((row) => {
      const { browser, system } = agentNames(row.agent);
      const way = SIGN_IN_WAY_LABELS[row.way];
      return [moment(row.happened_at), ACCOUNT_EVENT_LABELS[row.kind], way, row.address, browser, system];
    }),
};

/** All data stored about a person, in the order of the files. */
export const SECTIONS: readonly Section[] = [
  account,
  person,
  documents,
  cards,
  contacts,
  grants,
  settings,
  sessions,
  events,
  ...JOURNEY_SECTIONS,
];
