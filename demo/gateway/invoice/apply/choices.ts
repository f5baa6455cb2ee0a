import { sql, type RawBuilder } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import { CHOICES_SHOWN, type queryInvoiceChoices } from '../../../../src/contract/invoice/apply';
import type { Database } from '../../db/database';
import { bySound } from '../../server/search/by-sound';

interface Choice {
  by: 'entity' | 'costCenter' | 'bill';
  no: string;
  name: string;
}

/** Choices among cost bearers, each once, unnamed ones last; of bills the latest first. */
export async function findChoices(
  db: Database,
  bearers: RawBuilder<unknown>,
): Promise<ResultOf<typeof queryInvoiceChoices>> {
  const { rows } = await sql<Choice>`
    with bearer as materialized (${bearers})
    (select 'entity' as by, entity_no as no, max(entity_name) as name from bearer group by entity_no order by entity_no)
    union all
    (select 'costCenter', cost_center_no, max(cost_center_name) from bearer group by cost_center_no order by cost_center_no)
    union all
    (select distinct 'bill', bill_no, '' from bearer where bill_no <> '' order by bill_no desc limit ${CHOICES_SHOWN})`.execute(
    db,
  );
  const choices = (wanted: Choice['by']) => rows.filter(({ by }) => by === wanted);
  const named = (wanted: Choice['by']) =>
    choices(wanted)
      .toSorted((a, b) => Number(a.name === '') - Number(b.name === '') || bySound(a.name, b.name))
      .slice(0, CHOICES_SHOWN)
      .map(({ no, name }) => ({ no, name }));
  return {
    entityList: named('entity'),
    costCenterList: named('costCenter'),
    billNoList: choices('bill').map(({ no }) => no),
  };
}
