import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  addExport,
  deleteExport,
  EXPORT_STATE,
  EXPORTS_AT_ONCE,
  queryExportFile,
  queryExportList,
  retryExport,
} from '../../../src/contract/download/download';
import { shanghaiDateTime } from '../../../src/domain/shanghai-time';
import { downloadUrl } from '../files/link';
import type { AreaDeps } from '../server/deps';
import { Fault, fieldsInvalid } from '../server/http/fault';
import { implement, type CallerContext, type Implementation } from '../server/http/implement';
import { addJob } from '../server/jobs/queries';
import { exportOf, viewerOf } from './exports';
import { makeExport } from './make';
import { countUnderWay, findJob, findJobs, hideJob, jobView, restartJob } from './queries';
import { refuseLostRight } from './lost-right';
import { isOfSandbox, SANDBOX_FILE } from './sandbox';
import { removeExpired } from './remove-expired';

export function downloadRoutes(deps: AreaDeps): Implementation[] {
  async function make(context: CallerContext, exportNo: string): Promise<void> {
    await addJob(context.db, makeExport, exportNo, context.now);
    context.wake(makeExport);
  }
  return [
    implement(queryExportList, async ({ db, caller }, page) => {
      const { total, jobs } = await findJobs(db, caller, page);
      return { total, exportList: jobs.map(jobView) };
    }),

    implement(addExport, async (context, { kind, format, query }) => {
      const { db, caller, now } = context;
      const found = await exportOf(kind, format);
      if (found === undefined) throw fieldsInvalid({ kind: '没有该类数据可导出' });
      const [definition] = Object.values(found);
      const asked = v.safeParse(definition.query, query);
      if (!asked.success) throw fieldsInvalid({ query: '查询条件有误' });
      viewerOf(definition, caller, asked.output);
      await permit(context, found);
      if ((await countUnderWay(db, caller)) >= EXPORTS_AT_ONCE) throw new Fault('tooManyExports');
      const mark = (await isOfSandbox(db, caller.enterpriseNum)) ? SANDBOX_FILE : '';
      const exportNo = `E${randomUUID().replaceAll('-', '')}`;
      const made = shanghaiDateTime(now).replaceAll(/[-:]/g, '').replace('T', '-');
      await db
        .insertInto('export_job')
        .values({
          export_no: exportNo,
          enterprise_num: caller.enterpriseNum,
          staff_no: caller.staffNo,
          kind,
          format,
          query: JSON.stringify(query),
          file_name: `${mark}${definition.title}_${made}.${format}`,
          asked_at: now,
        })
        .execute();
      if ('files' in found) await found.files.asked?.(context);
      await make(context, exportNo);
      return { exportNo };
    }),

    implement(retryExport, async (context, { exportNo }) => {
      const { db, caller } = context;
      const job = await findJob(db, caller, exportNo, { lock: true });
      if (job === undefined) throw new Fault('exportUnknown');
      if (job.export_state !== EXPORT_STATE.failed) throw new Fault('exportNotFailed');
      if ((await countUnderWay(db, caller)) >= EXPORTS_AT_ONCE) throw new Fault('tooManyExports');
      await permit(context, await exportOf(job.kind, job.format));
      await restartJob(db, exportNo);
      await make(context, exportNo);
      return { exportNo };
    }),

    implement(deleteExport, async (context, { exportNo }) => {
      const { db, caller, now, log } = context;
      if ((await findJob(db, caller, exportNo, { lock: true })) === undefined)
        throw new Fault('exportUnknown');
      await hideJob(db, exportNo, now);
      context.after('remove exports', (outside) => removeExpired({ db: outside, now, deps, log }));
      return { exportNo };
    }),

    implement(queryExportFile, async (context, { exportNo }) => {
      const { db, caller, now } = context;
      const job = await findJob(db, caller, exportNo);
      if (job === undefined) throw new Fault('exportUnknown');
      if (job.export_state !== EXPORT_STATE.done) throw new Fault('exportNotReady');
      const found = await exportOf(job.kind, job.format);
      await refuseLostRight(db, { caller, found, job });
      await permit(context, found);
      return {
        downloadUrl: downloadUrl(deps.config, { linked: 'exports', no: exportNo, by: caller.staffNo }, now),
      };
    }),
  ];
}

/** Throws the Fault of the export's own check, beyond its right; only exports of files have one. */
async function permit(context: CallerContext, found: Awaited<ReturnType<typeof exportOf>>): Promise<void> {
  if (found !== undefined && 'files' in found) await found.files.permit?.(context);
}
