import type { ResultOf } from '../../../src/contract/call';
import type { BookingDelegate } from '../../../src/contract/personal-info/delegates';
import { ChosenNotice, type NoticeChoices } from '../../../src/contract/personal-info/notices';
import type { PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import type { queryUserBusiRoleByUserkeyIdForCloud } from '../../../src/contract/permission/sub-managers';
import type { StandardSnapshot } from '../../../src/contract/travel-standard/shapes';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import type { Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { ACCOUNT } from '../account-safety/safety-samples';

export const INFO: PersonalInfo = {
  staffName: '陈思远',
  latinName: 'CHEN/SIYUAN',
  sexTem: 0,
  birthDay: '1990-03-07',
  documents: [
    { cardType: CARD_TYPE.idCard, cardNo: '110*************11', holderName: '', validUntil: '' },
    {
      cardType: CARD_TYPE.passport,
      cardNo: 'EJ2****76',
      holderName: 'CHEN/SIYUAN',
      validUntil: '2020-05-20',
    },
  ],
  cards: [{ airline: 'CA', cardNo: '001*******90' }],
  seat: 'aisle',
  meal: '',
  emergency: { name: '陈建国', relation: 'parent', phone: '136****5678' },
  telephone: '138****0001',
  email: 's****@demo.example',
  outdatedOrders: [],
  managed: {
    entName: '星海科技有限公司',
    staffNO: '1000010001',
    deptName: '研发部',
    positionName: '工程师',
    gradeName: 'P5',
    standardName: '普通员工差标',
    costCenterName: '研发中心',
    accountingEntityName: '星海科技',
    supervisorName: '王建华',
    administrators: ['李敏'],
    entPhone: '010-12345678',
  },
  isPartners: false,
};

const OWN_STANDARD: StandardSnapshot = {
  standardNo: 'S1',
  standardName: '普通员工差标',
  scope: 'department',
  maxCabinType: 1,
  discountCaps: { economy: 80, business: null, first: null },
  maxPrice: 200_000,
  advanceDays: 3,
  lowestFare: {
    minutes: 60,
    tolerance: { kind: 'amount', value: 10_000 },
    withShared: true,
    withConnections: false,
  },
  policy: 3,
};

export const OWN_ROLES: ResultOf<typeof queryUserBusiRoleByUserkeyIdForCloud> = {
  userkeyId: INFO.managed.staffNO,
  userName: INFO.staffName,
  isMainManager: false,
  isSubManager: true,
  roleList: [
    { roleNO: 'R1', roleName: '普通员工' },
    { roleNO: 'R2', roleName: '部门主管' },
  ],
};

/** A picture of one green pixel. */
export const GREEN_WEBP = 'UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAfQ/4j+ByKi/wEA';

const COLLEAGUE = { staffNO: '1000010007', staffName: '林晓', deptName: '市场部' };
const PRINCIPAL: BookingDelegate = {
  staffNO: '1000010002',
  staffName: '王建华',
  deptName: '研发部',
  beginDate: '2026-11-01',
  endDate: '2099-12-31',
};

/** A gateway with one person, who needs a proof of identity before numbers are shown in full. */
export function personalAnswers(given: Partial<PersonalInfo> = {}): Answers {
  let info = { ...INFO, ...given };
  let isProved = false;
  let choices: NoticeChoices = {
    ways: Object.fromEntries(
      ChosenNotice.options.map((kind) => [kind, ['portal', 'mail']]),
    ) as NoticeChoices['ways'],
    mailLocale: 'zh-CN',
  };
  let delegates: BookingDelegate[] = [];
  let webp: string | null = null;
  return {
    queryStandardInfo: () => ({
      staffNO: info.managed.staffNO,
      staffName: info.staffName,
      standard: OWN_STANDARD,
      priorityList: ['person', 'department', 'grade'],
    }),
    queryUserBusiRoleByUserkeyIdForCloud: () => OWN_ROLES,
    queryFunAndDataPermissionForUse: () => ({
      staffId: info.managed.staffNO,
      funPermissionList: [
        { objectNo: 'P1', objectName: '机票预订', objectType: 1, moduleNo: 'YHWZ-YMQX' },
        { objectNo: 'P2', objectName: '机票订单', objectType: 1, moduleNo: 'YHWZ-YMQX' },
        { objectNo: 'A1', objectName: '取消订单', objectType: 2, moduleNo: 'YHWZ-YMQX' },
      ],
      dataPermissionList: [
        {
          busiSceneID: 4,
          permissionID: 11,
          permissionRangeID: 5,
          permMemberRealList: [{ memberID: 'D02', memberName: '市场部' }],
        },
      ],
    }),
    queryPersonalInfo: () => ({ personalInfo: info }),
    savePersonalIdentity: () => ({}),
    savePersonalDocument: () => ({}),
    removePersonalDocument: () => {
      info = { ...info, documents: info.documents.slice(0, 1) };
      return {};
    },
    savePersonalCard: () => ({}),
    removePersonalCard: () => {
      info = { ...info, cards: [] };
      return {};
    },
    savePersonalWishes: () => {
      info = { ...info, meal: 'vegetarian' };
      return {};
    },
    saveEmergencyContact: () => ({}),
    removeEmergencyContact: () => {
      info = { ...info, emergency: null };
      return {};
    },
    revealPersonalNumber: () => {
      if (!isProved) throw refusal('proofNeeded');
      return { number: '110105199003070011' };
    },
    queryAvatar: () => ({ webp }),
    saveAvatar: () => {
      webp = GREEN_WEBP;
      return {};
    },
    removeAvatar: () => {
      webp = null;
      return {};
    },
    addExport: () => {
      if (!isProved) throw refusal('proofNeeded');
      return { exportNo: 'E0123456789abcdef0123456789abcdef' };
    },
    queryBookingDelegates: () => ({ delegateList: delegates, principalList: [PRINCIPAL] }),
    queryDelegateCandidates: () => ({ staffList: [COLLEAGUE] }),
    saveBookingDelegate: () => {
      delegates = [{ ...COLLEAGUE, beginDate: '2099-01-01', endDate: '2099-02-01' }];
      return {};
    },
    endBookingDelegate: () => {
      delegates = [];
      return {};
    },
    queryNoticeChoices: () => choices,
    saveNoticeChoices: (body) => {
      choices = body;
      return {};
    },
    queryAccountSafety: () => ({ accountSafety: { ...ACCOUNT, proofs: [], missing: 2 } }),
    sendProofCode: () => ({ resendAfterSeconds: 60 }),
    proveIdentity: () => {
      isProved = true;
      return { proofs: [], missing: 1, authSign: 'renewed' };
    },
  };
}
