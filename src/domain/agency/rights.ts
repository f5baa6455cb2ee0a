import type { AgencyRight, AgencyRole } from '../../contract/agency/rights';

/** Rights of each role; an operator has those of all their roles. An auditor sees everything and changes nothing. */
export const RIGHTS_OF_ROLE: Readonly<Record<AgencyRole, readonly AgencyRight[]>> = {
  operations: [
    'readOperators',
    'manageOperators',
    'readLog',
    'readEnterprises',
    'manageEnterprises',
    'readClaims',
    'decideClaims',
    'readContracts',
    'readOrders',
    'readPlatform',
    'managePlatform',
    'readPartners',
    'managePartners',
  ],
  finance: [
    'readEnterprises',
    'readRecharges',
    'decideRecharges',
    'readBills',
    'manageBills',
    'readBankStatements',
    'matchBankStatements',
    'readDisputes',
    'answerDisputes',
    'readContracts',
    'manageContracts',
    'readRefundsOwed',
    'settleRefundsOwed',
    'readInvoices',
    'issueInvoices',
    'readOrders',
  ],
  service: [
    'readEnterprises',
    'readClaims',
    'readDisputes',
    'readChats',
    'answerChats',
    'readOrders',
    'mendOrders',
  ],
  auditor: [
    'readOperators',
    'readLog',
    'readEnterprises',
    'readRecharges',
    'readBills',
    'readBankStatements',
    'readDisputes',
    'readClaims',
    'readChats',
    'readContracts',
    'readRefundsOwed',
    'readInvoices',
    'readOrders',
    'readPlatform',
    'readPartners',
  ],
};

/** Rights of an operator with these roles. */
export const rightsOfRoles = (roles: readonly AgencyRole[]): ReadonlySet<AgencyRight> =>
  new Set(roles.flatMap((role) => RIGHTS_OF_ROLE[role]));
