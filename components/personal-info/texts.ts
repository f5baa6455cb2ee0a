import type { ChosenNotice, NoticeChoices, NoticeWay } from '../../src/contract/personal-info/notices';
import type { CardAirline, Meal, Relation, Seat } from '../../src/contract/personal-info/personal-info';
import type { DataAuthority } from '../../src/contract/data-permission/data-permission';
import type { LowestFareRule, OverPolicy, StandardScope } from '../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../src/domain/money/money';
import { CABIN_TYPE_LABELS } from '../../src/domain/travel-standard/labels';
import { CARD_TYPE_LABELS } from '../../src/domain/passenger/labels';
import type { DelegationProblem } from '../../src/domain/personal-info/delegation';
import type { Validity } from '../../src/domain/personal-info/validity';
import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';
import {
  MEAL_LABELS,
  RELATION_LABELS,
  SEAT_LABELS,
  DELEGATION_PROBLEM_LABELS,
  CHOSEN_NOTICE_LABELS,
  NOTICE_WAY_LABELS,
} from '../../src/domain/personal-info/labels';

const AIRLINES: Readonly<Record<CardAirline, string>> = {
  CA: '中国国航',
  MU: '东方航空',
  CZ: '南方航空',
  HU: '海南航空',
  ZH: '深圳航空',
  MF: '厦门航空',
  '3U': '四川航空',
  SC: '山东航空',
  HO: '吉祥航空',
  GS: '天津航空',
  JD: '首都航空',
  KN: '中国联航',
};
const SEATS: Readonly<Record<Seat, string>> = { '': '无特别要求', ...SEAT_LABELS };
const MEALS: Readonly<Record<Meal, string>> = { '': '无特别要求', ...MEAL_LABELS };
const VALIDITIES: Readonly<Record<Exclude<Validity, 'none'>, string>> = {
  good: '有效',
  soon: '即将到期',
  over: '已过期',
};

const DONE = { saved: '已保存', removed: '已删除', ended: '已取消授权' } as const;
export type SuccessKey = keyof typeof DONE;

type RangeID = DataAuthority['permissionRangeID'];
const RANGE_NAMES: Readonly<Record<RangeID, string>> = {
  1: '本人',
  2: '全企业',
  3: '本部门及本人',
  4: '本人及指定人员',
  5: '本人及指定部门',
};
const STANDARD_SCOPE_NAMES: Readonly<Record<StandardScope, string>> = {
  person: '按人员',
  department: '按部门',
  grade: '按职级',
};
const OVER_POLICY_NAMES: Readonly<Record<OverPolicy, string>> = {
  0: '可以预订，记录超标',
  1: '须填写原因',
  2: '不能预订',
  3: '须审批',
};

const MAIL_LOCALES = { 'zh-CN': '中文', en: 'English' } as const;
const PROOFS = {
  number: '查看完整号码前请先验证身份，10分钟内有效。每次查看都会记入账户安全的安全记录。',
  export: '导出的文件含完整的证件号码，请先验证身份，10分钟内有效。导出会记入账户安全的安全记录。',
} as const;
/** The gateway uses the same texts. */
const PICTURES = {
  empty: '文件内容为空，请重新选择',
  tooLarge: '文件不能超过2MB',
  wrongType: '仅支持JPG、PNG、WebP格式的图片',
  tooManyPixels: '图片尺寸过大，请缩小后重新选择',
  damaged: '图片已损坏，无法识别，请重新选择',
} as const;
export type PictureProblem = keyof typeof PICTURES;

/** Returns the picture problem of a gateway message; undefined for other messages. */
export const pictureProblemOf = (said: string | undefined): PictureProblem | undefined =>
  (Object.keys(PICTURES) as PictureProblem[]).find((problem) => PICTURES[problem] === said);

const chinese = {
  loading: '正在读取个人信息',
  back: '返回个人信息',
  cancel: '取消',
  save: '保存',
  done: (how: SuccessKey) => DONE[how],
  edit: '修改',
  editOf: (name: string) => `修改${name}`,
  add: '添加',
  remove: '删除',
  removeOf: (name: string) => `删除${name}`,
  removeTitle: (name: string) => `删除${name}？`,
  removeText: '删除后可以重新添加。',
  removeDocumentText: '删除后预订时不再提供该证件，已提交的订单不受影响。',
  removeYes: '确认删除',
  none: '无',
  notTold: '未填写',

  outdated: '仍使用原信息的订单',
  outdatedHint: '以下订单尚未出票，仍使用修改前的姓名或证件。如需使用新信息，请取消订单后重新预订。',

  identity: '基本信息',
  identityHint: (enterprise: string) => `用于在${enterprise}的预订。`,
  identityChange: '修改后用于新的预订，已提交的订单不受影响。姓名须与证件一致。',
  staffName: '姓名',
  staffNameHint: '与身份证件一致；外籍人员填写护照上的“姓/名”',
  latinName: '英文姓名',
  latinNameHint: '护照上的拼音姓名，格式为“姓/名”，如ZHANG/SAN',
  sex: '性别',
  sexName: (sex: 0 | 1) => (sex === 0 ? '男' : '女'),
  chooseSex: '请选择性别',
  birthDay: '出生日期',
  phone: '手机',
  email: '邮箱',
  avatar: '头像',
  pictureHint: '支持JPG、PNG、WebP，不超过2MB；裁剪为方形，照片中的拍摄信息不会保留',
  choosePicture: '选择图片',
  changePicture: '更换图片',
  pictureProblem: (problem: PictureProblem) => PICTURES[problem],
  inSafety: '去账户安全修改',
  changePhone: '去账户安全修改手机',
  changeEmail: '去账户安全修改邮箱',

  documents: '证件',
  documentsHint: '预订时可以选用，有效期不足180天的会提示。',
  noDocument: '尚未添加证件，添加后才能预订。',
  addDocument: '添加证件',
  card: (type: number) => CARD_TYPE_LABELS[type] ?? '证件',
  cardType: '证件类型',
  cardNo: '证件号码',
  maskedStays: '不修改时保持隐藏的号码即可',
  holderName: '证件上的姓名',
  holderHint: '格式为“姓/名”，与证件一致；证件上为中文姓名时可不填',
  validUntil: '有效期至',
  validHint: '长期有效或没有有效期的可不填',
  validity: (validity: Exclude<Validity, 'none'>) => VALIDITIES[validity],
  until: (date: string) => `有效期至${date}`,
  noEnd: '未填写有效期',
  show: (name: string) => `查看${name}的完整号码`,
  hide: (name: string) => `隐藏${name}的完整号码`,

  cards: '常旅客卡',
  addCard: '添加常旅客卡',
  noCard: '尚未添加常旅客卡。',
  airline: (airline: CardAirline) => `${AIRLINES[airline]} ${airline}`,
  airlineLabel: '航空公司',
  cardNumber: '卡号',
  cardNumberWrong: '请输入正确的常旅客卡号',

  wishes: '座位与餐食',
  wishesHint: '预订时可一键填入备注，由客服向航空公司申请，以航空公司安排为准。',
  seat: '座位偏好',
  meal: '餐食偏好',
  seatName: (seat: Seat) => SEATS[seat],
  mealName: (meal: Meal) => MEALS[meal],

  emergency: '紧急联系人',
  addEmergency: '添加紧急联系人',
  noEmergency: '尚未添加紧急联系人。',
  contactName: '联系人',
  relation: '关系',
  relationName: (relation: Relation) => RELATION_LABELS[relation],

  delegates: '代订授权',
  delegatesHint: '被授权的同事可以在有效期内为您预订和申请出差，授权不包含查看您的完整证件号码。',
  noDelegate: '尚未授权任何人。没有授权时，企业允许代订的同事仍可为您预订。',
  addDelegate: '授权同事',
  delegateHint: '双方都会收到邮件通知。再次授权同一位同事时，以新的日期为准。',
  colleague: '同事',
  beginDate: '开始日期',
  endDate: '结束日期',
  endDateHint: '当天有效，最长一年',
  days: (begin: string, end: string) => `${begin}至${end}`,
  notYet: '未开始',
  end: '取消授权',
  endOf: (name: string) => `取消对${name}的授权`,
  endTitle: (name: string) => `取消对${name}的授权？`,
  endText: (name: string) => `${name}将不能再为您预订，已提交的订单不受影响。`,
  endYes: '确认取消',
  principals: '您可以代订的同事',
  delegationProblem: (problem: DelegationProblem) => DELEGATION_PROBLEM_LABELS[problem],

  notices: '通知方式',
  noticesHint: '按类型选择在门户、邮件、短信中的哪些方式收到通知；账户与授权的通知为保护账户不能关闭。',
  noticeName: (kind: ChosenNotice) => CHOSEN_NOTICE_LABELS[kind],
  wayName: (way: NoticeWay) => NOTICE_WAY_LABELS[way],
  noWay: '不通知',
  copies: '抄送我的',
  accountNotices: '账户与授权',
  alwaysMailed: '门户、邮件',
  waysHint:
    '未选择任何方式的不再通知。账户安全、授权、钱包和发票的通知不能关闭，抄送仅在门户内显示，定期报表在报表页面管理。',
  mailLanguage: '邮件语言',
  mailLanguageHint: '用于发给您账户的所有邮件；定期报表的语言在报表页面设置',
  mailLocaleName: (locale: NoticeChoices['mailLocale']) => MAIL_LOCALES[locale],

  managed: '企业信息',
  byEnterprise: '由企业管理',
  managedHint: (administrators: readonly string[], phone: string) =>
    [
      '以下信息由企业维护，不能自行修改。',
      administrators.length > 0
        ? `如有误，请联系企业管理员：${administrators.join('、')}`
        : '如有误，请联系企业管理员',
      phone === '' ? '。' : `，电话${phone}。`,
    ].join(''),
  entName: '企业',
  staffNO: '员工编号',
  dept: '部门',
  position: '职位',
  grade: '职级',
  standard: '差旅标准',
  supervisor: '上级',
  costCenter: '成本中心',
  entity: '核算主体',

  ownStandard: '我的差旅标准',
  ownStandardHint: '预订和审批时按以下标准判断，由企业设置。',
  noStandard: '企业未对您设置差旅标准，预订不受限制。',
  standardScope: (scope: StandardScope) => STANDARD_SCOPE_NAMES[scope],
  cabin: (type: 1 | 2 | 3) => CABIN_TYPE_LABELS[type],
  capOf: (cabin: string, cap: string) => `${cabin}${cap}`,
  lowestFare: ({ minutes, tolerance: { kind, value } }: LowestFareRule) =>
    `前后${minutes}分钟内的最低价${
      value === 0 ? '' : `，可高出${kind === 'amount' ? `¥${formatPrice(value)}` : `${value}%`}`
    }`,
  policy: '超标后',
  policyName: (policy: OverPolicy) => OVER_POLICY_NAMES[policy],
  list: (names: readonly string[]) => names.join('、'),

  ownRights: '我的权限',
  ownRightsHint: '由企业管理员通过角色分配，如需调整请联系管理员。',
  roles: '角色',
  managerKind: '管理员',
  managerName: (isMain: boolean) => (isMain ? '主管理员' : '子管理员'),
  reportScope: '报表数据范围',
  scopeName: (range: RangeID, names: readonly string[]) =>
    names.length === 0 ? RANGE_NAMES[range] : `${RANGE_NAMES[range]}：${names.join('、')}`,
  objects: (names: readonly string[]) => names.join('、'),
  pages: (count: number) => `可以打开的页面（${count} 个）`,
  actions: (count: number) => `可以进行的操作（${count} 项）`,

  ownData: '我的数据',
  ownDataHint:
    '将企业商旅保存的您的账户、个人信息、证件、订单、审批、通知、登录记录等导出为压缩包，文件含完整的证件号码，请妥善保管。',
  ownDataBeyondPartner: '当前登录由合作方打开，请登录门户后导出。',
  exportOwnData: '导出我的数据',
  exportBegun: '已开始生成文件，完成后可在下载中心下载，下载前需在10分钟内验证过身份',
  showFiles: '查看下载',

  proofHint: (before: keyof typeof PROOFS) => PROOFS[before],
};

export type PersonalTexts = TextsOf<typeof chinese>;

export const personalTexts = defineTexts('personal-info', chinese, () => import('./texts.en'));
