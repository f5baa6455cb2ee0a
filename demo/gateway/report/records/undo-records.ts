import { sql } from 'kysely';
import type { ImportUndo } from '../../import-job/table-imports';
import { removeFacts } from '../facts/facts';

/** Undoes an import by deleting its facts, unless another import has added to the same record. */
export const recordsUndo: ImportUndo = {
  sliceRows: 500,

  async findKept({ db, caller: { enterpriseNum } }, factNos) {
    const { rows } = await sql<{ no: string; recordNo: string }>`
      select f.fact_no::text as no, f.record_no as "recordNo" from travel_fact f
      where f.enterprise_num = ${enterpriseNum} and f.fact_no = any(${[...factNos]}::bigint[])
        and exists (select from travel_fact o where o.enterprise_num = f.enterprise_num and o.product = f.product
          and o.record_no = f.record_no and o.kind in ('bought', 'used', 'refunded')
          and o.fact_no <> all(${[...factNos]}::bigint[]) and o.fact_no > f.fact_no)`.execute(db);
    return new Map(
      rows.map(({ no, recordNo }) => [no, `记录号${recordNo}：之后导入的记录已使用或退款，不能撤销`]),
    );
  },

  async takeBack({ db, caller: { enterpriseNum } }, factNos) {
    await removeFacts(db, enterpriseNum, factNos);
  },
};
