/** Roles of an agency's operators, in the order of screens. */
export const AGENCY_ROLES = ['operations', 'finance', 'service', 'auditor'] as const;
export type AgencyRole = (typeof AGENCY_ROLES)[number];

/** Rights of operators. `read…` shows data, the others change them. */
export const AGENCY_RIGHTS = [
  'readOperators',
  'manageOperators',
  'readLog',
  'readEnterprises',
  'manageEnterprises',
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
] as const;
export type AgencyRight = (typeof AGENCY_RIGHTS)[number];

export const isReadingRight = (right: AgencyRight): boolean => right.startsWith('read');

/** Rights of each role; an operator has those of all their roles. */
export const RIGHTS_OF_ROLE: Readonly<Record<AgencyRole, readonly AgencyRight[]>> = {
  operations: [
    'readOperators',
    'manageOperators',
    'readLog',
    'readEnterprises',
    'manageEnterprises',
    'readClaims',
    'decideClaims',
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
  ],
  service: ['readEnterprises', 'readClaims', 'readDisputes', 'readChats', 'answerChats'],
  auditor: AGENCY_RIGHTS.filter(isReadingRight),
};

export const rightsOfRoles = (roles: readonly AgencyRole[]): ReadonlySet<AgencyRight> =>
  new Set(roles.flatMap((role) => RIGHTS_OF_ROLE[role]));
