import type { RoleKind } from '../server/role-kind';
import type { PersonName } from './names';

export const DEMO_PASSWORD = 'Demo@2026';

export interface DemoAccount extends PersonName {
  loginName: string;
  description: string;
  sexTem: 0 | 1;
  birthDay: string;
  /** Account of the supervisor in their first enterprise; the head of their department if left out. */
  reportsTo?: string;
  /** Enterprises in the user's order, by their index in ENTERPRISES, with the role held there; none for no rights. */
  places: readonly { enterprise: number; department: string; position: string; role?: RoleKind }[];
}

/** Departments and positions are those of organisation.ts. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    loginName: 'staff',
    description: '员工：预订机票，查看自己的订单',
    staffName: '陈思远',
    pinyin: 'chensiyuan',
    pinyinInitials: 'csy',
    sexTem: 0,
    birthDay: '1992-03-18',
    reportsTo: 'approver',
    places: [{ enterprise: 0, department: '平台研发部', position: '工程师', role: 'staff' }],
  },
  {
    loginName: 'approver',
    description: '审批人：另可查看本部门订单',
    staffName: '王建华',
    pinyin: 'wangjianhua',
    pinyinInitials: 'wjh',
    sexTem: 0,
    birthDay: '1979-11-02',
    places: [{ enterprise: 0, department: '研发中心', position: '总监', role: 'approver' }],
  },
  {
    loginName: 'admin',
    description: '企业管理员：另可查看全企业订单',
    staffName: '刘敏',
    pinyin: 'liumin',
    pinyinInitials: 'lm',
    sexTem: 1,
    birthDay: '1985-06-25',
    places: [{ enterprise: 0, department: '行政部', position: '经理', role: 'admin' }],
  },
  {
    loginName: 'multi',
    description: '属于三家企业的用户：员工、审批人、企业管理员各一',
    staffName: '赵一鸣',
    pinyin: 'zhaoyiming',
    pinyinInitials: 'zym',
    sexTem: 0,
    birthDay: '1988-09-09',
    places: [
      { enterprise: 0, department: '销售中心', position: '经理', role: 'staff' },
      { enterprise: 1, department: '营销中心', position: '总监', role: 'approver' },
      { enterprise: 2, department: '综合管理部', position: '经理', role: 'admin' },
    ],
  },
  {
    loginName: 'nopage',
    description: '没有任何页面权限的用户',
    staffName: '孙可欣',
    pinyin: 'sunkexin',
    pinyinInitials: 'skx',
    sexTem: 1,
    birthDay: '1996-01-30',
    places: [{ enterprise: 0, department: '行政部', position: '专员' }],
  },
  {
    loginName: 'nopc',
    description: '不允许登录PC端的用户',
    staffName: '周文博',
    pinyin: 'zhouwenbo',
    pinyinInitials: 'zwb',
    sexTem: 0,
    birthDay: '1990-12-12',
    places: [{ enterprise: 0, department: '销售中心', position: '专员', role: 'noPc' }],
  },
];

/** Account for one of the staff who report to an account. */
export const SUBORDINATE_ACCOUNT = {
  loginName: 'colleague',
  description: '东岳重工员工：超标机票须由 multi 在东岳重工审批',
  reportsTo: 'multi',
  /** Index of the enterprise in ENTERPRISES. */
  enterprise: 1,
};

/** Account for the supervisor of an account, for making decisions. */
export const SUPERVISOR_ACCOUNT = {
  loginName: 'supervisor',
  description: '第三家企业的审批人：multi 在该企业的出差申请须由其审批',
  supervises: 'multi',
  /** Index of the enterprise in ENTERPRISES. */
  enterprise: 2,
};

/** Account for the head of a department, for making decisions. */
export const FINANCE_ACCOUNT = {
  loginName: 'finance',
  description: '财务部负责人：结算、钱包、发票与全企业报表，并与 admin 会签预算较高的出差申请',
  department: '财务部',
  /** Index of the enterprise in ENTERPRISES. */
  enterprise: 0,
};

/** Accounts added to generated staff. */
export const FURTHER_ACCOUNTS = [SUBORDINATE_ACCOUNT, SUPERVISOR_ACCOUNT, FINANCE_ACCOUNT];

/** A partner application that may open sessions for users of the first enterprise. */
export const DEMO_PARTNER = {
  appNo: 'PARTNER-DEMO',
  appName: '合作方内网门户（演示）',
  purpose: '员工从合作方内网进入差旅门户',
  contact: '合作方信息部 010-80001234',
  secret: 'demo-partner-secret-demo-partner-secret',
};

/** The identity provider of /authorize/demo-idp: its sign-in page is the gateway's own, for the demo accounts. */
export const DEMO_IDENTITY_PROVIDER = {
  client_id: 'travel-portal',
  provider_type: 'demo-idp',
  provider_name: '集团统一身份认证（演示）',
};

/** An invitation into the first enterprise, whose link is publicly known like the password of the accounts. */
export const DEMO_INVITATION = {
  inviteSign: 'in_demo-invitation-into-the-first-enterprise-0',
  department: '应用研发部',
  position: '工程师',
  /** Login name. */
  invitedBy: 'admin',
  maxUses: 100,
  days: 365,
};
