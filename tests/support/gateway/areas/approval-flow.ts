import type { ApprovalFlow, FlowStep } from '../../../../src/domain/approval/flow';
import type { TestGateway } from '../harness';

const ENTERPRISE = '100001';

/** Sets the approval flow for trips and over-standard bookings of the first enterprise. */
export async function setFlow(
  { db, clock }: TestGateway,
  steps: readonly FlowStep[],
  others: Omit<ApprovalFlow, 'steps'> = {},
): Promise<void> {
  for (const apply_type of [1, 2] as const) {
    const { last } = await db
      .selectFrom('approval_flow')
      .select((eb) => eb.fn.max('version').as('last'))
      .where('enterprise_num', '=', ENTERPRISE)
      .where('apply_type', '=', apply_type)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('approval_flow')
      .values({
        enterprise_num: ENTERPRISE,
        apply_type,
        version: (last ?? 0) + 1,
        flow: JSON.stringify({ steps, ...others }),
        changed_at: clock.now,
        changed_by: '测试',
      })
      .execute();
  }
}
