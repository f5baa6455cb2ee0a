import type { ApplyType } from '../../../contract/approval/approval';
import { defineTexts, type TextsOf } from '../../texts/texts';
import type { BookTime, WorkTime } from '../book-time';

const APPLY_TYPES: Readonly<Record<ApplyType, string>> = {
  1: '出差申请',
  2: '超标申请',
  9: '行前申请',
  17: '行前变更申请',
  18: '改签超标申请',
  19: '退票申请',
  20: '改签申请',
};
const applyType = (type: ApplyType): string => APPLY_TYPES[type];
const hours = (ranges: string): string => ranges.split('|').join('、');

const chinese = {
  applyType,
  /** 工作时间 08:30-17:30（节假日除外） */
  bookTime: (time: BookTime, { work, nonWork }: WorkTime) =>
    time === 1 ? `工作时间 ${hours(work)}（节假日除外）` : `非工作时间 ${hours(nonWork)}及节假日`,
  noTemplate: (type: ApplyType) => `企业未配置${applyType(type)}审批模板详情，请联系管理员配置！`,
  noForm: (type: ApplyType) => `企业未配置${applyType(type)}审批跳转地址，请联系管理员配置！`,
  noDomain: '未获取到审批域名',
  templatesFailed: '获取审批模板失败，请稍后重试',
};

export type StandardTexts = TextsOf<typeof chinese>;

/** Texts about applications and their templates (specification 5.2), and booking times (9). */
export const standardTexts = defineTexts('standards', chinese, () => import('./texts.en'));
