import type { NewEnterprisePart } from '../server/enterprise-part';
import { insertForms, insertPurposes } from './first-forms';

/** Without a form no application can be made; no page edits forms and purposes. */
export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  async insert({ tx, enterpriseNum }) {
    await insertForms(tx, enterpriseNum);
    await insertPurposes(tx, enterpriseNum);
  },
};
