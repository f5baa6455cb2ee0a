import { sql } from 'kysely';
import {
  addPositions,
  queryPositionTemplates,
  takePositionTemplate,
} from '../../../../src/contract/address-book/position-templates';
import { positions } from '../../../../src/contract/address-book/positions';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, type CallerContext, type Implementation } from '../../server/http/implement';
import { logChanges } from '../../server/resource/change-log';
import { POSITION_TEMPLATES } from './catalogue';

export const positionTemplateCalls: readonly Implementation[] = [
  implement(queryPositionTemplates, async (context) => {
    const there = await namesThere(context);
    return {
      templateList: POSITION_TEMPLATES.map(({ templateNO, templateName, positions: names }) => ({
        templateNO,
        templateName,
        positionList: names.map((positionName) => ({ positionName, isThere: there.has(positionName) })),
      })),
    };
  }),

  implement(takePositionTemplate, async (context, { templateNO, positionNameList }) => {
    const template = POSITION_TEMPLATES.find((one) => one.templateNO === templateNO);
    if (template === undefined) throw new Fault('rowUnknown');
    if (!positionNameList.every((name) => template.positions.includes(name)))
      throw fieldsInvalid({ positionNameList: '所选职位不在该模板中，请刷新后重试' });
    await lockPositionOrder(context);
    const there = await namesThere(context);
    // in the order of the template, without repetitions
    const asked = template.positions.filter((name) => positionNameList.includes(name));
    const added = asked.filter((name) => !there.has(name));
    await insert(context, added);
    return { addedList: added, skippedList: asked.filter((name) => there.has(name)) };
  }),

  implement(addPositions, async (context, { positionNameList }) => {
    await lockPositionOrder(context);
    const there = await namesThere(context);
    const problems = positionNameList.flatMap((name, at) => {
      if (there.has(name)) return [`“${name}”已有同名的职位`];
      return positionNameList.indexOf(name) < at ? [`“${name}”重复`] : [];
    });
    if (problems.length > 0) throw fieldsInvalid({ positionNameList: problems.join('；') });
    await insert(context, positionNameList);
    return { addedCount: positionNameList.length };
  }),
];

/** Serialises additions and reorderings of positions with those of the resource's arranged rows. */
const lockPositionOrder = ({ db, caller }: CallerContext) =>
  sql`select pg_advisory_xact_lock(hashtext(${`order of ${positions.name}`}), hashtext(${caller.enterpriseNum}))`.execute(
    db,
  );

async function namesThere({ db, caller }: CallerContext): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('job_position')
    .select('position_name')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .execute();
  return new Set(rows.map(({ position_name }) => position_name));
}

/** Appends positions in this order and logs each addition. */
async function insert(context: CallerContext, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { db, caller, now } = context;
  const { last } = await db
    .selectFrom('job_position')
    .select((eb) => eb.fn.coalesce(eb.fn.max('sort_order'), sql<number>`0`).as('last'))
    .where('enterprise_num', '=', caller.enterpriseNum)
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('job_position')
    .values(
      names.map((position_name, at) => ({
        enterprise_num: caller.enterpriseNum,
        position_name,
        sort_order: last + at + 1,
        modified_at: now,
      })),
    )
    .returning(['position_no', 'position_name', 'sort_order', 'remark'])
    .execute();
  await logChanges(
    context,
    rows.map((row) => ({
      resource: positions.name,
      key: row.position_no,
      after: {
        positionNO: row.position_no,
        positionName: row.position_name,
        remark: row.remark,
        sortOrder: row.sort_order,
      },
    })),
  );
}
