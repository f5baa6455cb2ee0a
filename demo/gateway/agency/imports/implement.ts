import { Fault } from '../../server/http/fault';
import type { AreaDeps } from '../../server/deps';
import {
  implementOperator,
  type OperatorBeforehand,
  type OperatorImplementation,
} from '../../server/http/operator';
import {
  listImports,
  lockToUndo,
  readHead,
  requireRight,
  resume,
  showImport,
  showLatest,
  type Asker,
} from '../../import-job/handlers';
import { stepsOf } from '../../import-job/implement';
import type { OfOperators, OperatorImportCall, OperatorTableImport } from '../../import-job/table-imports';
import { beginUndo } from '../../import-job/undo-queries';
import { writeImport } from '../../import-job/work';

/**
 * Implements the call of an import of operators, and those about its imports. Operators with the right to see them see
 * all imports of their agency.
 */
export function implementOperatorImport<C extends OperatorImportCall, Row, Settings>(
  tableImport: OperatorTableImport<C, Row, Settings>,
  deps: AreaDeps,
): OperatorImplementation[] {
  const { call, calls, noun } = tableImport;
  const { check, begin } = stepsOf<C, Row, Settings, OfOperators>(tableImport, deps);
  const askerOf = ({ db, now, operator }: OperatorBeforehand): Asker => ({
    context: { db, now, operator },
    owner: operator,
    // the right was checked by the call
    seesAllOf: (kind) => Promise.resolve(kind === call.kind ? true : undefined),
  });
  return [
    implementOperator<C>(
      call,
      async (context, body) => {
        const { answer, importJobNo, rowCount } = await begin({ ...context, owner: context.operator }, body);
        if (importJobNo === null) {
          context.changesNothing();
          return answer;
        }
        await context.record({
          subject: importJobNo,
          summary: `开始导入${noun}${body.file.name}：${rowCount}行`,
        });
        context.wake(writeImport);
        return answer;
      },
      { beforehand: ({ db, now, operator }, body) => check({ db, now, operator }, operator, body) },
    ),
    implementOperator(calls.get, (context, body) => showImport(askerOf(context), body)),
    implementOperator(calls.latest, async (context, body) => {
      const asker = askerOf(context);
      await requireRight(asker, body.kind);
      return showLatest(asker, body);
    }),
    implementOperator(calls.list, async (context, body) => {
      const asker = askerOf(context);
      await requireRight(asker, body.kind);
      return listImports(asker, body);
    }),
    implementOperator(calls.resume, async (context, { importJobNo }) => {
      const { file_name: fileName } = await resume(askerOf(context), importJobNo);
      await context.record({ subject: importJobNo, summary: `继续导入${noun}${fileName}` });
      context.wake(writeImport);
      return { importJobNo };
    }),
    implementOperator(calls.undo, async (context, { importJobNo }) => {
      const { file_name: fileName } = await lockToUndo(askerOf(context), importJobNo);
      await beginUndo({ ...context, owner: context.operator }, importJobNo);
      await context.record({ subject: importJobNo, summary: `开始撤销导入${noun}${fileName}` });
      context.wake(writeImport);
      return { importJobNo };
    }),
    implementOperator(calls.head, (context, body) => {
      if (body.kind !== call.kind) throw new Fault('forbidden');
      return readHead(askerOf(context), body, ({ right }) => right === call.right);
    }),
  ];
}
