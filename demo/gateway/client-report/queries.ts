import { sql } from 'kysely';
import type { DeviceInfo, SensorUser } from '../../../src/contract/client-report';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';

export async function noteDevice(db: Database, userNo: string, device: DeviceInfo, now: Date): Promise<void> {
  const facts = {
    platform_source: device.platformSource,
    system_version: device.systemVersion,
    phone_brand: device.phoneBrand,
    phone_model: device.phoneModel,
    platform_name: device.platformName,
    platform_type: device.platformType,
    last_seen_at: now,
  };
  await db
    .insertInto('device_info')
    .values({ user_no: userNo, unique_code: device.uniqueCode, first_seen_at: now, ...facts })
    .onConflict((conflict) => conflict.columns(['user_no', 'unique_code']).doUpdateSet(facts))
    .execute();
}

export async function noteSensorUser(db: Database, user: SensorUser, now: Date): Promise<void> {
  const facts = {
    phone: user.phone,
    company_name: user.companyName,
    company_no: user.companyNo,
    staff_name: user.staffName,
    pushed_at: now,
  };
  await db
    .insertInto('sensor_user')
    .values({ staff_no: user.staffNo, pushes: 1, ...facts })
    .onConflict((conflict) =>
      conflict.column('staff_no').doUpdateSet({ ...facts, pushes: sql`sensor_user.pushes + 1` }),
    )
    .execute();
}

export interface Comment {
  moduleName: string;
  businessNo: string;
  content: string;
}

/** Returns the number of the line. */
export async function addComment(
  db: Database,
  { enterpriseNum, staffNo, staffName }: Caller,
  { moduleName, businessNo, content }: Comment,
  now: Date,
): Promise<number> {
  const { log_no } = await db
    .insertInto('comment_log')
    .values({
      enterprise_num: enterpriseNum,
      staff_no: staffNo,
      staff_name: staffName,
      module_name: moduleName,
      business_no: businessNo,
      content,
      logged_at: now,
    })
    .returning('log_no')
    .executeTakeFirstOrThrow();
  return log_no;
}

export async function setUserAttribute(
  db: Database,
  userNo: string,
  name: string,
  value: string,
): Promise<void> {
  await db
    .insertInto('user_attribute')
    .values({ user_no: userNo, attribute_name: name, attribute_value: value })
    .onConflict((conflict) =>
      conflict.columns(['user_no', 'attribute_name']).doUpdateSet({ attribute_value: value }),
    )
    .execute();
}
