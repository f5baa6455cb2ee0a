import {
  MULTI_ACCOUNT,
  queryMultiAccount,
  saveMultiAccount,
} from '../../../src/contract/settlement/products';
import { useCall } from '../../../src/element/data/use-call';
import { radios } from '../../../src/element/resource/fields/field-types';
import { settingsSection } from '../../../src/element/settings-page/settings-page';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { productsTexts, type ProductsTexts as T } from './texts';

const ways = radios(Object.values(MULTI_ACCOUNT), (t: T) => t.accountName);

/** Number of accounts by which the enterprise settles, and the accounts. */
export const AccountForm = settingsSection({
  name: 'multiAccount',
  read: queryMultiAccount,
  save: saveMultiAccount,
  texts: productsTexts,
  values: ({ multiAccountStatus }) => ({ multiAccountStatus }),
  body: (values) => values,
  fields: {
    multiAccountStatus: {
      ...ways,
      control: (bound, t, label) => (
        <>
          {ways.control?.(bound, t, label)}
          {bound.value === MULTI_ACCOUNT.several && <Entities />}
        </>
      ),
    },
  },
  title: (t) => t.accounts,
  saveText: (t) => t.saveAccount,
  saved: (t) => t.accountSaved,
});

function Entities() {
  const t = useTexts(productsTexts);
  const { data } = useCall(queryMultiAccount, {});
  const accounts = data?.accountList ?? [];
  if (accounts.length === 0) return <p className="st-hint">{t.noEntities}</p>;
  return (
    <ul className="st-entities" aria-label={t.accountEntity}>
      {accounts.map(({ accountingEntityNO, accountingEntityName, taxNo }) => (
        <li key={accountingEntityNO}>
          <span>{accountingEntityName}</span>
          <span className="st-hint st-num">{taxNo || t.noTaxNo}</span>
        </li>
      ))}
    </ul>
  );
}
