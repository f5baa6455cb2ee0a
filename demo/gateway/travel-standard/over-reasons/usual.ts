import type { StandardRule } from '../../../../src/contract/travel-standard/shapes';
import type { DatabaseTransaction } from '../../db/database';

const REASONS: readonly { rule: StandardRule; names: readonly string[] }[] = [
  { rule: 'cabin', names: ['经济舱已售完', '陪同客户或领导出行', '身体原因'] },
  { rule: 'discount', names: ['低折扣舱位已售完', '需要较宽松的退改规则'] },
  { rule: 'price', names: ['行程临时变更', '旺季票价普遍较高'] },
  { rule: 'lowestFare', names: ['低价航班时间不合适', '低价航班机场较远', '与同事同行'] },
  { rule: 'advance', names: ['临时接到出差任务', '会议时间临时确定'] },
];
const OTHER_REASON = '其他原因';

/** Inserts the usual reasons for breaking a standard, from which an enterprise begins. */
export async function insertUsualReasons(tx: DatabaseTransaction, enterprise_num: string): Promise<void> {
  const reasons = REASONS.flatMap(({ rule, names }) =>
    [...names, OTHER_REASON].map((reason_name) => ({ rule, reason_name })),
  );
  await tx
    .insertInto('over_reason')
    .values(
      reasons.map(({ rule, reason_name }, i) => ({
        enterprise_num,
        reason_code: `R${String(i + 1).padStart(2, '0')}`,
        product_type: 'flight' as const,
        rule,
        reason_name,
        needs_text: reason_name === OTHER_REASON,
        sort_order: i + 1,
      })),
    )
    .execute();
}
