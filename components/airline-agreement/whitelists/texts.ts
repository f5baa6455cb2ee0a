import type { AgreementAirline, WhitelistEnding } from '../../../src/contract/airline-agreement/whitelists';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const AIRLINES: Readonly<Record<AgreementAirline, string>> = {
  CA: '国航（CA）',
  MU: '东航（MU）',
  CZ: '南航（CZ）',
  HU: '海航（HU）',
  MF: '厦航（MF）',
  ZH: '深航（ZH）',
  '3U': '川航（3U）',
  SC: '山航（SC）',
  FM: '上航（FM）',
  HO: '吉祥航空（HO）',
  GS: '天津航空（GS）',
  TV: '西藏航空（TV）',
};

const chinese = {
  noun: '协议白名单',
  nothing: '还没有协议白名单，航空公司的协议价对全员开放',
  hint: '协议名称、部门或备注',
  agreementName: '协议名称',
  airline: '航空公司',
  airlineName: (airline: AgreementAirline): string => AIRLINES[airline],
  validPeriod: '有效期',
  endingName: (_ending: WhitelistEnding): string => '30天内到期',
  departments: '适用部门',
  departmentsHint: '包含下级部门；另可在“提交协议白名单”中逐个添加员工',
  staffCount: '单独添加的员工数',
  isEnable: '状态',
  isEnableName: (isEnable: boolean): string => (isEnable ? '启用' : '停用'),
  isEnableHint: '启用且在有效期内时，该航空公司的协议价仅对白名单内的员工开放',
  remark: '备注',
  modifyTime: '修改时间',
};

export type WhitelistTexts = TextsOf<typeof chinese>;

export const whitelistTexts = defineChineseTexts('agreement-whitelists', chinese);
