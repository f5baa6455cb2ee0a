import type { ParsedBodyOf } from '../../../src/contract/call';
import type {
  saveEmergencyContact,
  savePersonalCard,
  savePersonalDocument,
  savePersonalIdentity,
} from '../../../src/contract/personal-info/personal-info';
import { tidyName } from '../../../src/domain/invite/joining-name';
import { isMasked, maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import { isCardNumber, tidyCardNumber } from '../../../src/domain/personal-info/frequent-flyer';
import {
  documentProblems,
  identityProblems,
  tidyLatinName,
} from '../../../src/domain/personal-info/identity';
import { checkIdCard } from '../../../src/domain/passenger/id-card';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { logAccountEvent } from '../login/account-log';
import { DAY, spendAllowance } from '../server/limits/allowance';
import { Fault, fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { soundsOfName } from '../staff/sounds';
import {
  deleteDocument,
  findRecord,
  findWishes,
  isRecordedForColleague,
  writeDocument,
  writeIdentity,
} from './queries';

/** Changes per day; more would indicate trying numbers of others. */
const CHANGES_A_DAY = 30;

/** Counts a change of names or documents, even a refused one. Throws tooManyRequests. */
export async function countChange({ db, caller, now }: CallerContext): Promise<void> {
  const allowance = { allowed: CHANGES_A_DAY, withinMs: DAY };
  if (!(await spendAllowance(db, `personal information\n${caller.userNo}`, allowance, now))) {
    throw new Fault('tooManyRequests');
  }
}

/** Throws fieldsInvalid. */
export async function saveIdentity(
  context: CallerContext,
  body: ParsedBodyOf<typeof savePersonalIdentity>,
): Promise<void> {
  const { db, caller, now } = context;
  const former = await findRecord(db, caller, { forChange: true });
  const identity = {
    ...body,
    staffName: tidyName(body.staffName),
    latinName: tidyLatinName(body.latinName),
  };
  refuse(identityProblems(identity, former.documents, shanghaiDate(now)));
  await writeIdentity(db, caller, former, { ...identity, ...(await soundsOfName(identity.staffName)) });
  await logChange(context);
}

/** Throws fieldsInvalid. */
export async function saveDocument(
  context: CallerContext,
  body: ParsedBodyOf<typeof savePersonalDocument>,
): Promise<void> {
  const { db, caller, now } = context;
  const record = await findRecord(db, caller, { forChange: true });
  const kept = record.documents.find(({ cardType }) => cardType === body.cardType);
  const document = {
    ...body,
    cardNo: kept !== undefined && body.cardNo === maskCardNo(kept.cardNo) ? kept.cardNo : body.cardNo,
    holderName: tidyName(body.holderName),
  };
  refuse(documentProblems(record, document, shanghaiDate(now)));
  if (await isRecordedForColleague(db, caller, document)) {
    throw fieldsInvalid({ cardNo: '该证件无法保存，请核对号码，或联系企业管理员' });
  }
  await writeDocument(db, caller, document);
  const card = document.cardType === CARD_TYPE.idCard ? checkIdCard(document.cardNo) : undefined;
  if (card?.ok && (record.birthDay === '' || record.sexTem === null)) {
    await db
      .updateTable('staff')
      .set({ birth_day: card.birthDay, sex_tem: card.sexTem })
      .where('staff_no', '=', caller.staffNo)
      .execute();
  }
  await logChange(context);
}

export async function removeDocument(context: CallerContext, cardType: number): Promise<void> {
  const { db, caller } = context;
  const { documents } = await findRecord(db, caller, { forChange: true });
  if (!documents.some((document) => document.cardType === cardType)) return;
  await deleteDocument(db, caller, cardType);
  await logChange(context);
}

/** Throws fieldsInvalid at `cardNo`. */
export async function saveCard(
  { db, caller }: CallerContext,
  { airline, cardNo: typed }: ParsedBodyOf<typeof savePersonalCard>,
): Promise<void> {
  if (airline === null) return;
  const cardNo = tidyCardNumber(airline, typed);
  if (!isCardNumber(cardNo)) throw fieldsInvalid({ cardNo: '请输入正确的常旅客卡号' });
  await db
    .insertInto('frequent_flyer_card')
    .values({ staff_no: caller.staffNo, airline, card_no: cardNo })
    .onConflict((conflict) => conflict.columns(['staff_no', 'airline']).doUpdateSet({ card_no: cardNo }))
    .execute();
}

/** Throws fieldsInvalid at `phone` for a masked one without a stored number. */
export async function saveEmergency(
  { db, caller }: CallerContext,
  { name, relation, phone: given }: ParsedBodyOf<typeof saveEmergencyContact>,
): Promise<void> {
  if (relation === null) return;
  const { emergency } = await findWishes(db, caller);
  const phone = emergency !== null && given === maskPhone(emergency.phone) ? emergency.phone : given;
  if (isMasked(phone)) throw fieldsInvalid({ phone: '请输入11位手机号码' });
  const contact = { contact_name: name, relation, phone };
  await db
    .insertInto('emergency_contact')
    .values({ staff_no: caller.staffNo, ...contact })
    .onConflict((conflict) => conflict.column('staff_no').doUpdateSet(contact))
    .execute();
}

function refuse(problems: Readonly<Record<string, string | undefined>>): void {
  const fields = Object.entries(problems).flatMap(([field, said]) =>
    said === undefined ? [] : [[field, said] as const],
  );
  if (fields.length > 0) throw fieldsInvalid(Object.fromEntries(fields));
}

function logChange(context: CallerContext): Promise<void> {
  const { db, caller, now } = context;
  return logAccountEvent(db, { userNo: caller.userNo, kind: 'personalChanged' }, context, now);
}
