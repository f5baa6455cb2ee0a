import type { TaskState } from '../../../../src/contract/approval/path';
import type { Meal, Seat } from '../../../../src/contract/personal-info/personal-info';
import { CARD_TYPE_LABELS } from '../../../../src/domain/passenger/labels';
import { MEAL_LABELS, SEAT_LABELS } from '../../../../src/domain/personal-info/labels';

export const cardName = (cardType: number): string => CARD_TYPE_LABELS[cardType] ?? '证件';

export const TASK_STATES: Readonly<Record<TaskState, string>> = {
  waiting: '未到',
  open: '待审批',
  agreed: '同意',
  refused: '拒绝',
  transferred: '已转交',
  returned: '已退回',
  timedOut: '已超时',
  replaced: '已更换',
  closed: '已结束',
};

export const SEATS: Readonly<Record<Seat, string>> = { '': '', ...SEAT_LABELS };

export const MEALS: Readonly<Record<Meal, string>> = { '': '', ...MEAL_LABELS };
