import { sql, type RawBuilder } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import { CHOICES_SHOWN, type queryInvoiceChoices } from '../../../../src/contract/invoice/apply';
import type { Database } from '../../db/database';

interface Choice {
  by: 'entity' | 'costCenter' | 'bill';
  no: string;
  name: string;
}

/** What bearers are: each once, those without a name last; of bills the latest first. */
export async function findChoices(
  db: Database,
  bearers: RawBuilder<unknown>,
): Promise<ResultOf<typeof queryInvoiceChoices>> {
  const { rows } = await sql<Choice>`
    with bearer as materialized (${bearers})
    (select 'entity' as by, entity_no as no, max(entity_name) as name from bearer group by entity_no
      order by max(entity_name) = '', max(entity_name), entity_no limit ${CHOICES_SHOWN})
    union all
    (select 'costCenter', cost_center_no, max(cost_center_name) from bearer group by cost_center_no
      order by max(cost_center_name) = '', max(cost_center_name), cost_center_no limit ${CHOICES_SHOWN})
    union all
    (select distinct 'bill', bill_no, '' from bearer where bill_no <> '' order by bill_no desc limit ${CHOICES_SHOWN})`.execute(
    db,
  );
  const choices = (wanted: Choice['by']) =>
    rows.filter(({ by }) => by === wanted).map(({ no, name }) => ({ no, name }));
  return {
    entityList: choices('entity'),
    costCenterList: choices('costCenter'),
    billNoList: choices('bill').map(({ no }) => no),
  };
}
