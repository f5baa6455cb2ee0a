/** A gateway fault that a screen reacts to. */
export interface FaultText {
  code: string;
  msg: string;
}

/**
 * Faults of any call. Those of an area are beside its calls, in `<area>/faults.ts` or `<area>-faults.ts`. Codes of the
 * specification's error catalogue (section 8) keep their numbers; the suite's own start at 41000, each used once.
 */
export const COMMON_FAULTS = {
  authExpired: { code: '8888', msg: '认证已过期' },
  userUnknown: { code: '4', msg: '未查询到用户信息' },
  fieldsInvalid: { code: '41000', msg: '提交的信息有误，请检查标出的内容' },
  forbidden: { code: '41001', msg: '您没有该操作的权限，请联系管理员' },
  requestIdReused: { code: '41002', msg: '请求编号已被其他内容使用，请刷新后重试' },
  requestIdMissing: { code: '41003', msg: '缺少请求编号，请刷新后重试' },
  tooManyRequests: { code: '41004', msg: '操作过于频繁，请稍后再试' },
  tooManyStreams: { code: '41005', msg: '同时打开的页面过多，请关闭其他页面' },
  queryTimedOut: { code: '41006', msg: '查询超时，请缩小查询条件后重试' },
  storageFull: { code: '41007', msg: '系统存储空间不足，本次操作没有保存，请联系管理员后重试' },
} as const satisfies Record<string, FaultText>;

/** The tables of all areas: each adds its own by declaration merging. */
export interface FaultTables {
  common: typeof COMMON_FAULTS;
}

/** Names of all faults. */
export type FaultName = { [Area in keyof FaultTables]: keyof FaultTables[Area] }[keyof FaultTables];
