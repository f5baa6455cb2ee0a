/** Roles of an agency's operators, in the order of screens. */
export const AGENCY_ROLES = ['operations', 'finance', 'service', 'auditor'] as const;
export type AgencyRole = (typeof AGENCY_ROLES)[number];

/** Rights of an agency's operators. Those that begin with `read` show data, the others change them. */
export const AGENCY_RIGHTS = [
  'readOperators',
  'manageOperators',
  'readLog',
  'readEnterprises',
  'manageEnterprises',
  'viewPortal',
  'readRecharges',
  'decideRecharges',
  'readBills',
  'manageBills',
  'readBankStatements',
  'matchBankStatements',
  'readDisputes',
  'answerDisputes',
  'readClaims',
  'decideClaims',
  'readChats',
  'answerChats',
  'readContracts',
  'manageContracts',
  'readRefundsOwed',
  'settleRefundsOwed',
  'readInvoices',
  'issueInvoices',
  'readOrders',
  'mendOrders',
  'readPlatform',
  'managePlatform',
  'readPartners',
  'managePartners',
  'readIdentityProviders',
  'manageIdentityProviders',
  'readDirectories',
  'manageDirectories',
] as const;
export type AgencyRight = (typeof AGENCY_RIGHTS)[number];
