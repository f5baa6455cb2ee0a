import type { FaultText } from '../faults';

export const COMMENT_FAULTS = {
  commentsClosed: { code: '49701', msg: '企业未开启点评' },
  /** The trip is unknown, another's, not landed yet or too long ago: the message does not distinguish them. */
  tripNotCommentable: { code: '49702', msg: '该行程不存在、尚未到达或已超过点评期限，不能点评' },
  commentFixed: { code: '49703', msg: '点评已超过7天，不能修改' },
  anonymityClosed: { code: '49704', msg: '企业未允许匿名点评' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    comment: typeof COMMENT_FAULTS;
  }
}
