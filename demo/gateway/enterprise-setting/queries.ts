import type { Database } from '../db/database';

/** An enterprise and the TMC that serves it. */
export function findEnterprise(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('enterprise as e')
    .innerJoin('tmc as t', 't.tmc_number', 'e.tmc_number')
    .select([
      'e.enterprise_num',
      'e.ent_name',
      'e.ent_short_name',
      'e.logo_file_address',
      'e.phone',
      't.tmc_number',
      't.tmc_name',
    ])
    .where('e.enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
}

/** Settings of an enterprise, by number of the setting. */
export function findEntSettings(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('enterprise_setting')
    .select(['setting_no as settingNo', 'setting_name as settingName', 'setting_value as settingValue'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('setting_no')
    .execute();
}

/** The value of one setting; undefined when the enterprise has not set it. */
export async function findEntSetting(
  db: Database,
  enterpriseNum: string,
  settingNo: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('enterprise_setting')
    .select('setting_value')
    .where('enterprise_num', '=', enterpriseNum)
    .where('setting_no', '=', settingNo)
    .executeTakeFirst();
  return row?.setting_value;
}

/** Sets or replaces a value. */
export async function saveEntSetting(
  db: Database,
  enterpriseNum: string,
  { settingNo, settingName, value }: { settingNo: string; settingName: string; value: string },
): Promise<void> {
  await db
    .insertInto('enterprise_setting')
    .values({
      enterprise_num: enterpriseNum,
      setting_no: settingNo,
      setting_name: settingName,
      setting_value: value,
    })
    .onConflict((conflict) =>
      conflict.columns(['enterprise_num', 'setting_no']).doUpdateSet({ setting_value: value }),
    )
    .execute();
}

/** Resets a setting to its default. */
export async function clearEntSetting(db: Database, enterpriseNum: string, settingNo: string): Promise<void> {
  await db
    .deleteFrom('enterprise_setting')
    .where('enterprise_num', '=', enterpriseNum)
    .where('setting_no', '=', settingNo)
    .execute();
}

export function findAccountingEntities(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('accounting_entity')
    .select([
      'accounting_entity_no as accountingEntityNo',
      'accounting_entity_name as accountingEntityName',
      'tax_no as taxNo',
    ])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('accounting_entity_no')
    .execute();
}
