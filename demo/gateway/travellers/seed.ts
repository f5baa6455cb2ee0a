import type { DemoSeed } from '../seed/demo-seed';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import type { DatabaseTransaction } from '../db/database';
import { ENTERPRISES, TMC } from '../seed/organisation';
import type { Person } from '../seed/people';

/** Documents beside the ID card, by login name; the second has expired. */
const DOCUMENTS: Readonly<
  Record<string, readonly { cardNo: string; holderName: string; validUntil: string }[]>
> = {
  staff: [{ cardNo: 'EJ2048176', holderName: 'CHEN/SIYUAN', validUntil: '2032-05-20' }],
  approver: [{ cardNo: 'E70351942', holderName: 'WANG/JIANHUA', validUntil: '2026-03-31' }],
  multi: [{ cardNo: 'EK5530284', holderName: 'ZHAO/YIMING', validUntil: '2030-11-08' }],
};

/** Companions of the account `staff` from outside the enterprise; ID numbers are formally right. */
const CONTACTS = [
  {
    traveller_name: '陈小朵',
    sex_tem: 1,
    birth_day: '2019-06-15',
    nationality: 'CN',
    phone: '13800000001',
    documents: [
      { card_type: CARD_TYPE.idCard, card_no: '110105201906150026', holder_name: '', valid_until: null },
    ],
  },
  {
    traveller_name: 'SCHMIDT/LUKAS',
    sex_tem: 0,
    birth_day: '1983-08-30',
    nationality: 'DE',
    phone: '13900000088',
    documents: [
      {
        card_type: CARD_TYPE.foreignPassport,
        card_no: 'C8F2L6N07',
        holder_name: '',
        valid_until: '2031-02-14',
      },
    ],
  },
];

const PROJECTS = ['数字化平台二期', '华东区域交付', '年度客户大会'];

const INSURANCE = [
  {
    productNo: 'BX-HKYW-20',
    productName: '航空意外险',
    coverage: '飞机意外身故及伤残保额100万元',
    price: 2000,
    minAge: 0,
    maxAge: 80,
  },
  {
    productNo: 'BX-YWZH-30',
    productName: '航空综合险',
    coverage: '飞机意外保额200万元，航班延误4小时赔付300元',
    price: 3000,
    minAge: 2,
    maxAge: 75,
  },
];

export const seed: DemoSeed = {
  after: ['staff'],
  insert: ({ tx, people, now }) => insertTravellers(tx, people, now),
};

/** Inserts documents and companions, projects, and the TMC's insurance products. */
async function insertTravellers(
  tx: DatabaseTransaction,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  await insertDocuments(tx, people);
  await insertContacts(tx, people, now);
  await tx
    .insertInto('project')
    .values(
      ENTERPRISES.flatMap(({ enterpriseNum }) =>
        PROJECTS.map((project_name, i) => ({
          project_no: `${enterpriseNum}X${i + 1}`,
          enterprise_num: enterpriseNum,
          code: `PJ${String(i + 1).padStart(3, '0')}`,
          project_name,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('insurance_product')
    .values(
      INSURANCE.map(({ productNo, productName, coverage, price, minAge, maxAge }, i) => ({
        product_no: productNo,
        tmc_number: TMC.tmcNumber,
        product_name: productName,
        insurer_name: '安途财产保险',
        coverage,
        price,
        min_age: minAge,
        max_age: maxAge,
        sort_order: i + 1,
      })),
    )
    .execute();
}

async function insertDocuments(tx: DatabaseTransaction, people: readonly Person[]): Promise<void> {
  const rows = people.flatMap(({ loginName, places }) =>
    (DOCUMENTS[loginName ?? ''] ?? []).flatMap(({ cardNo, holderName, validUntil }) =>
      places.map(({ staffNo }) => ({
        staff_no: staffNo,
        contact_no: null,
        card_type: CARD_TYPE.passport,
        card_no: cardNo,
        holder_name: holderName,
        valid_until: validUntil,
      })),
    ),
  );
  await tx.insertInto('traveller_document').values(rows).execute();
}

async function insertContacts(tx: DatabaseTransaction, people: readonly Person[], now: Date): Promise<void> {
  const owner = people.find(({ loginName }) => loginName === 'staff');
  const place = owner?.places[0];
  if (owner === undefined || place === undefined) throw new Error('The demo has no account for staff');
  for (const { documents, ...contact } of CONTACTS) {
    const { contact_no } = await tx
      .insertInto('frequent_traveller')
      .values({
        ...contact,
        enterprise_num: place.enterpriseNum,
        user_no: owner.userNo,
        modify_time: now,
      })
      .returning('contact_no')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('traveller_document')
      .values(documents.map((document) => ({ ...document, staff_no: null, contact_no })))
      .execute();
  }
}
