import { statements } from '../../db/statements';

/**
 * Imports of cost objects join the other imports, with their history and everything that the unfinished ones need: a
 * file that is being checked, written or reversed is finished by the job of the kit. Time of failure was not recorded,
 * so the time of the upload stands for it.
 */
export const migration = statements(
  `insert into import_job (import_no, enterprise_num, staff_no, kind, variant, file_name, settings, import_state, failure,
      rows_total, rows_done, rows_written, refused_list, asked_at, ended_at, undone_by, undo_total, undo_done, undo_checked,
      header_list, column_list, add_count, change_count, close_count, same_count, wrong_count, wrong_list, preview_list,
      checked_on, plan_digest, applied_by, is_stale, stale_key, is_planned, step_count)
    select import_no, enterprise_num, asked_by, 'costObjects', cost_kind, file_name, '{}',
      case import_state when 'applying' then 'running' else import_state end,
      case when import_state = 'failed' then 'failed' end, row_count, rows_done,
      case when done_at is null then 0 else add_count + change_count + close_count end, '[]', asked_at,
      case when import_state = 'failed' then asked_at else done_at end, undone_by,
      case when done_at is null then 0 else add_count + change_count + close_count end,
      case when import_state = 'undone' then add_count + change_count + close_count else 0 end, false,
      header_list, column_list, add_count, change_count, close_count, same_count, wrong_count, wrong_list, preview_list,
      looked_on, plan_digest, applied_by, is_stale, stale_code, is_planned, step_count
    from cost_import`,
  `insert into import_job_part (import_no, part_no, row_list) select import_no, part_no, row_list from cost_import_part`,
  `insert into import_job_slice (import_no, slice_no, row_list)
    select import_no, step_no, case when kind = 'open'
      then (select jsonb_agg(jsonb_build_object('how', 'open', 'no', no)) from jsonb_array_elements_text(row_list) r (no))
      else row_list end
    from cost_import_step s join cost_import using (import_no) where import_state in ('applying', 'reversing')`,
  `insert into import_job_write (import_no, row_key, line, before, step_no, revision)
    select import_no, object_no, 0, before, step_no, revision from cost_import_write`,
  `update background_job set kind = 'work on import' where kind = 'work on cost import'`,
  `drop table cost_import_write, cost_import_step, cost_import_part, cost_import`,
);
