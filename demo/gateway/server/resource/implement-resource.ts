import type { Call, ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { AnyResource } from '../../../../src/contract/resource/resource';
import { implement, type CallerContext, type Implementation } from '../http/implement';
import { arrangedRows } from './arranged-rows';
import { findChanges, logChange, logChanges } from './change-log';
import type { AnyStorage, ResourceTable, Storage } from './storage';
import type { ListQuery } from './stored-list';
import { refuseChanged, storedRows } from './stored-rows';

/**
 * Implements the calls of a resource over one table: limited to the caller's enterprise, in a stable order, with
 * optimistic locking by version, with duplicate names reported at their field, and with every change logged.
 *
 *     export const gradeCalls = implementResource(grades, {
 *       table: 'grade',
 *       columns: { gradeNO: 'grade_no', rank: 'rank' },
 *       fields: { gradeName: nameIn('grade_name') },
 *       search: ['grade_name'],
 *       filters: { isEnable: 'is_enable' },
 *       unique: { grade_name: { gradeName: '已有同名的职级' } }, // by the name of the constraint
 *       async beforeRemove({ db }, { grade_no }) { … }, // throws a Fault to refuse
 *     });
 */
export function implementResource<R extends AnyResource, T extends ResourceTable>(
  resource: R,
  storage: Storage<R, T>,
): Implementation[] {
  // the types have been checked against each other, so from here on they are untyped
  return implementAny(resource, storage as unknown as AnyStorage);
}

function implementAny(resource: AnyResource, storage: AnyStorage): Implementation[] {
  const { name, arrangement, choices, calledBy } = resource;
  const rows = storedRows(resource, storage);
  const order = arrangedRows(resource, storage, rows);
  return [
    implement(resource.list, (context, body) => rows.list(context, body as ListQuery)),
    implement(resource.get, async (context, { key }) => rows.showOne(context, await rows.find(context, key))),
    implement(resource.changes, async (context, { key }) => {
      // checks that the row belongs to the enterprise before showing its history
      await rows.find(context, key);
      return findChanges(context.db, context.caller.enterpriseNum, { resource: name, key });
    }),
    ...(choices && calledBy !== undefined
      ? [implement(choices, (context, asked) => rows.choices(context, calledBy, asked))]
      : []),
    ...(arrangement ? [implement(arrangement, (context) => order.list(context))] : []),
    ...changeCalls(resource, storage, { rows, order }),
  ];
}

interface Parts {
  rows: ReturnType<typeof storedRows>;
  order: ReturnType<typeof arrangedRows>;
}

function changeCalls(
  { name, key, add, alter, remove, arrange }: AnyResource,
  storage: AnyStorage,
  { rows, order }: Parts,
): Implementation[] {
  const implementations: Implementation[] = [];
  const implementChange = <C extends Call>(
    call: C,
    handle: (context: CallerContext, body: ParsedBodyOf<C>) => Promise<ResultOf<C>>,
  ) =>
    implementations.push(
      implement(
        call,
        (context, body) =>
          storage.around
            ? storage.around(context, { call, body }, () => handle(context, body))
            : handle(context, body),
        { keepsOwnRules: storage.around !== undefined },
      ),
    );
  if (add)
    implementChange(add, async (context, form) => {
      await rows.checkFields(context, form);
      await storage.beforeSave?.(context, form, undefined);
      const row = await rows.insert(context, form, arrange && (await order.next(context)));
      await storage.afterSave?.(context, row, form);
      const after = await rows.showOne(context, row);
      await logChange(context, { resource: name, key: rows.keyOf(row), after });
      return after;
    });
  if (alter)
    implementChange(alter, async (context, { key: no, version, values: form }) => {
      const held = await rows.hold(context, no);
      const before = await rows.showOne(context, held);
      refuseChanged(before, version);
      await rows.checkFields(context, form);
      await storage.beforeSave?.(context, form, held);
      const row = await rows.update(context, held, form);
      await storage.afterSave?.(context, row, form);
      const after = await rows.showOne(context, row);
      await logChange(context, { resource: name, key: no, before, after });
      return after;
    });
  if (remove)
    implementChange(remove, async (context, { key: no, version }) => {
      const held = await rows.hold(context, no);
      const before = await rows.showOne(context, held);
      refuseChanged(before, version);
      await storage.beforeRemove?.(context, held);
      await rows.delete(context, held);
      await logChange(context, { resource: name, key: no, before });
      return {};
    });
  if (arrange)
    implementChange(arrange, async (context, wanted) => {
      const moved = await order.arrange(context, wanted);
      await logChanges(
        context,
        moved.map(({ before, after }) => ({ resource: name, key: String(after[key]), before, after })),
      );
      return {};
    });
  return implementations;
}
