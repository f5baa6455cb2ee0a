import type {
  addAdvert,
  AdvertContent,
  alterAdvert,
  copyAdvert,
  publishAdvert,
} from '../../../../src/contract/agency/platform/adverts';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { CLIENT_TYPE } from '../../../../src/contract/envelope';
import { advertProblems } from '../../../../src/domain/agency/adverts';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { newNumber } from '../../server/new-number';
import { changesText } from '../log/changes-text';
import { checkPictures } from '../../site-pictures/check';
import { columnsOf, contentOf, LABELS, picturesOf, textsOf, type StoredContent } from './content';
import { clockOf, subjectOf, type AdvertRow } from './queries';

interface Made {
  advertNo: number;
}

/** Throws fieldsInvalid. */
export async function add(
  { db, operator, now, record }: OperatorContext,
  content: ParsedBodyOf<typeof addAdvert>,
): Promise<Made> {
  const { tmcNumber } = operator;
  const entName = await checkContent(db, operator, content, undefined);
  const { advert_no: advertNo } = await db
    .insertInto('advert')
    .values({
      ...columnsOf(content),
      advert_group_id: newNumber('GG', now),
      tmc_number: tmcNumber,
      source_type: CLIENT_TYPE,
      state: 0,
      modify_time: clockOf(now),
    })
    .returning('advert_no')
    .executeTakeFirstOrThrow();
  const summary = `新增广告：${changesText(LABELS, {}, textsOf(content, entName))}`;
  await record({ ...ofEnterprise(content.enterpriseNum), subject: subjectOf(advertNo), summary });
  return { advertNo };
}

/** Throws agencyAdvertUnknown, advertChanged, fieldsInvalid. */
export async function alter(
  { db, operator, now, record }: OperatorContext,
  { advertNo, revision, ...content }: ParsedBodyOf<typeof alterAdvert>,
): Promise<Made> {
  const row = await seenAdvert(db, operator, { advertNo, revision });
  const before = contentOf(row);
  const entName = await checkContent(db, operator, content, before);
  const formerName =
    row.enterprise_num === null ? '' : await nameOfEnterprise(db, operator, row.enterprise_num);
  await db
    .updateTable('advert')
    .set({ ...columnsOf(content), modify_time: clockOf(now), version: revision + 1 })
    .where('advert_no', '=', advertNo)
    .execute();
  const changes = changesText(LABELS, textsOf(before, formerName ?? ''), textsOf(content, entName));
  await record({
    ...ofEnterprise(content.enterpriseNum),
    subject: subjectOf(advertNo),
    summary: `修改广告${row.advert_group_id}：${changes}`,
  });
  return { advertNo };
}

/** Throws agencyAdvertUnknown, advertChanged. */
export async function publish(
  { db, operator, now, record }: OperatorContext,
  { advertNo, revision, isPublished }: ParsedBodyOf<typeof publishAdvert>,
): Promise<Made> {
  const row = await seenAdvert(db, operator, { advertNo, revision });
  if ((row.state === 1) === isPublished) throw new Fault('advertChanged');
  await db
    .updateTable('advert')
    .set({ state: isPublished ? 1 : 0, modify_time: clockOf(now), version: revision + 1 })
    .where('advert_no', '=', advertNo)
    .execute();
  await record({
    ...ofEnterprise(row.enterprise_num ?? ''),
    subject: subjectOf(advertNo),
    summary: `广告${row.advert_group_id}：${isPublished ? '未发布→已发布' : '已发布→未发布'}`,
  });
  return { advertNo };
}

/** Throws agencyAdvertUnknown, advertChanged. */
export async function copy(
  { db, operator, now, record }: OperatorContext,
  { advertNo, revision }: ParsedBodyOf<typeof copyAdvert>,
): Promise<Made> {
  const row = await seenAdvert(db, operator, { advertNo, revision });
  const { advert_no: _number, version: _version, text_parts, ...values } = row;
  const copied = await db
    .insertInto('advert')
    .values({
      ...values,
      text_parts: JSON.stringify(text_parts),
      // visitors who have seen the other one see the copy as another advert
      advert_group_id: newNumber('GG', now),
      state: 0,
      modify_time: clockOf(now),
    })
    .returning(['advert_no', 'advert_group_id'])
    .executeTakeFirstOrThrow();
  await record({
    ...ofEnterprise(row.enterprise_num ?? ''),
    subject: subjectOf(copied.advert_no),
    summary: `复制广告${row.advert_group_id}为${copied.advert_group_id}`,
  });
  return { advertNo: copied.advert_no };
}

const ofEnterprise = (enterpriseNum: string) => (enterpriseNum === '' ? {} : { enterpriseNum });

async function seenAdvert(
  tx: Database,
  { tmcNumber }: Operator,
  { advertNo, revision }: { advertNo: number; revision: number },
): Promise<AdvertRow> {
  const row = await tx
    .selectFrom('advert')
    .selectAll()
    .where('advert_no', '=', advertNo)
    .where('tmc_number', '=', tmcNumber)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Fault('agencyAdvertUnknown');
  if (row.version !== revision) throw new Fault('advertChanged');
  return row;
}

/** Checks an advert. Returns the name of its enterprise, '' for all. Throws fieldsInvalid. */
async function checkContent(
  tx: Database,
  operator: Operator,
  content: AdvertContent,
  before: StoredContent | undefined,
): Promise<string> {
  const problems = advertProblems(content);
  const { enterpriseNum } = content;
  const entName = enterpriseNum === '' ? '' : await nameOfEnterprise(tx, operator, enterpriseNum);
  if (entName === undefined) problems['enterpriseNum'] = '未查询到企业';
  if (Object.keys(problems).length > 0) throw fieldsInvalid(problems);
  await checkPictures(tx, operator.tmcNumber, {
    before: before === undefined ? {} : picturesOf(before),
    after: picturesOf(content),
  });
  return entName ?? '';
}

/** Name of an enterprise of the operator's agency; undefined for another one. */
async function nameOfEnterprise(
  tx: Database,
  { tmcNumber }: Operator,
  enterpriseNum: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('enterprise')
    .select('ent_name')
    .where('enterprise_num', '=', enterpriseNum)
    .where('tmc_number', '=', tmcNumber)
    .executeTakeFirst();
  return row?.ent_name;
}
