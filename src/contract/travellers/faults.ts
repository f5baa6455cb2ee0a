import type { FaultText } from '../faults';

export const TRAVELLERS_FAULTS = {
  travellerUnknown: { code: '45101', msg: '常用乘机人不存在或已删除，请刷新后重试' },
  travellersFull: { code: '45102', msg: '常用乘机人已达上限，请先删除不再使用的乘机人' },
  numberGuessesUsedUp: {
    code: '45104',
    msg: '填写他人已隐藏的证件或手机号码次数过多，请直接使用系统已保存的信息，或24小时后再试',
  },
  numberRevealsUsedUp: { code: '45105', msg: '24小时内查看完整号码的次数已达上限，请稍后再试' },
  documentUnknown: { code: '45103', msg: '未找到该证件，请刷新后重试' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    travellers: typeof TRAVELLERS_FAULTS;
  }
}
