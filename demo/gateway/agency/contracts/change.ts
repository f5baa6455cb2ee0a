import type {
  planContractTerms,
  setCreditLimit,
  signEnterpriseContract,
  withdrawContractTerms,
} from '../../../../src/contract/agency/contracts';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { rateText } from '../../../../src/domain/settlement/late-fee';
import { transactionOf } from '../../db/transaction';
import { changeCreditLimit, openAccounts, walletsOf } from '../../payment/accounts';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { findContract, lockContract } from '../../settlement/bills/bill-queries';
import { insertContract } from '../../settlement/insert-contract';
import { planTerms, withdrawTerms } from '../../settlement/terms';
import { holdEnterprise } from '../enterprises/queries';
import { termsText } from './terms-text';

/** Throws agencyEnterpriseUnknown, contractChanged, and fieldsInvalid for a contract that began before today. */
export async function sign(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, terms }: ParsedBodyOf<typeof signEnterpriseContract>,
): Promise<object> {
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  if ((await findContract(db, enterpriseNum)) !== undefined) throw new Fault('contractChanged');
  if (terms.beginDate < shanghaiDate(now))
    throw fieldsInvalid({ 'terms.beginDate': '合同开始日期不能早于今天' });
  await insertContract(transactionOf(db), enterpriseNum, terms);
  await openAccounts(db, enterpriseNum, walletsOf(terms.creditLimit));
  const summary = `为${entName}开通月结：信用额度${formatPrice(terms.creditLimit)}元，${termsText(terms)}`;
  await record({ enterpriseNum, subject: enterpriseNum, summary });
  return {};
}

/** Throws agencyEnterpriseUnknown, contractChanged, and fieldsInvalid for terms of the running period. */
export async function plan(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, seenTermsNo, terms }: ParsedBodyOf<typeof planContractTerms>,
): Promise<object> {
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  await lockContract(db, enterpriseNum);
  const contract = await findContract(db, enterpriseNum);
  if (contract === undefined) throw new Fault('contractChanged');
  const { next_bill_date: earliest } = contract;
  if (terms.beginDate < earliest)
    throw fieldsInvalid({ 'terms.beginDate': `不能早于下一账期的开始日期${earliest}` });
  await planTerms(db, enterpriseNum, { seenTermsNo, terms, setBy: operator.operatorNo, now });
  const before = termsText({
    clearingDate: contract.clearing_date,
    billDateFlag: contract.bill_date_flag,
    endDate: contract.end_date ?? '',
    lateRate: rateText(contract.late_rate),
    confirmDays: contract.confirm_days,
    payDays: contract.pay_days,
  });
  const summary = `${entName}的合同条款自${terms.beginDate}起的账期变更：${before}→${termsText(terms)}`;
  await record({ enterpriseNum, subject: enterpriseNum, summary });
  return {};
}

/** Throws agencyEnterpriseUnknown, contractChanged. */
export async function withdraw(
  { db, operator, record }: OperatorContext,
  { enterpriseNum, termsNo }: ParsedBodyOf<typeof withdrawContractTerms>,
): Promise<object> {
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  await lockContract(db, enterpriseNum);
  await withdrawTerms(db, enterpriseNum, termsNo);
  await record({ enterpriseNum, subject: enterpriseNum, summary: `撤回${entName}尚未生效的合同变更` });
  return {};
}

/** Throws agencyEnterpriseUnknown, contractChanged and fieldsInvalid. */
export async function limit(
  { db, operator, record }: OperatorContext,
  { enterpriseNum, seenLimit, creditLimit }: ParsedBodyOf<typeof setCreditLimit>,
): Promise<object> {
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  await changeCreditLimit(db, enterpriseNum, { seen: seenLimit, limit: creditLimit });
  const summary = `${entName}的信用额度${formatPrice(seenLimit)}元→${formatPrice(creditLimit)}元`;
  await record({ enterpriseNum, subject: enterpriseNum, summary });
  return {};
}
