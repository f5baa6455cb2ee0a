import type { AgencyRole } from '../../contract/agency/rights';

export const ROLE_NAMES: Readonly<Record<AgencyRole, string>> = {
  operations: '运营',
  finance: '财务',
  service: '客服',
  auditor: '审计',
};

export const roleNames = (roles: readonly AgencyRole[]): string =>
  roles.map((role) => ROLE_NAMES[role]).join('、');
