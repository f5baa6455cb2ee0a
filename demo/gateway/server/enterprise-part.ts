import type { NewEnterprise } from '../../../src/contract/enterprise/new-enterprise';
import type { DatabaseTransaction } from '../db/database';

/**
 * An area's rows of a new enterprise: those without which its pages fail. Each `<area>/new-enterprise.ts` exports one as
 * `newEnterprise`; they are gathered from the folders.
 */
export interface NewEnterprisePart {
  /** Areas whose rows it refers to. */
  after?: readonly string[];
  insert(context: NewEnterpriseContext): Promise<unknown>;
}

export interface NewEnterpriseContext {
  tx: DatabaseTransaction;
  now: Date;
  tmcNumber: string;
  enterpriseNum: string;
  values: NewEnterprise;
  /** The main administrator. `accountPhone`: '' if another account has their phone. */
  administrator: { userNo: string; staffNo: string; accountPhone: string };
  /** Numbers of the rows that every enterprise begins with. */
  numbers: FirstNumbers;
}

interface FirstNumbers {
  deptNo: string;
  positionNo: string;
  gradeNo: string;
  costCenterNo: string;
  entityNo: string;
}

export const firstNumbers = (enterpriseNum: string): FirstNumbers => ({
  deptNo: `${enterpriseNum}D01`,
  positionNo: `${enterpriseNum}P1`,
  gradeNo: `${enterpriseNum}G1`,
  costCenterNo: `${enterpriseNum}C1`,
  entityNo: `${enterpriseNum}A1`,
});
