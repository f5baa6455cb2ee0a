import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { AGENCY_RIGHTS, AGENCY_ROLES, type AgencyRight } from '../../../src/contract/agency/rights';
import { RIGHTS_OF_ROLE, rightsOfRoles } from '../../../src/domain/agency/rights';

/** Roles that hold each right: o operations, f finance, s service, a auditor. */
const TABLE: Readonly<Record<AgencyRight, string>> = {
  readOperators: 'oa',
  manageOperators: 'o',
  readLog: 'oa',
  readEnterprises: 'ofsa',
  manageEnterprises: 'o',
  viewPortal: 'of',
  readRecharges: 'fa',
  decideRecharges: 'f',
  readBills: 'fa',
  manageBills: 'f',
  readBankStatements: 'fa',
  matchBankStatements: 'f',
  readDisputes: 'fsa',
  answerDisputes: 'f',
  readClaims: 'osa',
  decideClaims: 'o',
  readChats: 'sa',
  answerChats: 's',
  readContracts: 'ofa',
  manageContracts: 'f',
  readRefundsOwed: 'fa',
  settleRefundsOwed: 'f',
  readInvoices: 'fa',
  issueInvoices: 'f',
  readOrders: 'ofsa',
  mendOrders: 's',
  readPlatform: 'oa',
  managePlatform: 'o',
  readPartners: 'oa',
  managePartners: 'o',
  readIdentityProviders: 'oa',
  manageIdentityProviders: 'o',
  readDirectories: 'oa',
  manageDirectories: 'o',
};

describe('rights of an agency’s operators', () => {
  it('are those of the table', () => {
    for (const right of AGENCY_RIGHTS) {
      const holders = AGENCY_ROLES.filter((role) => rightsOfRoles([role]).has(right)).map(([first]) => first);
      assert.equal(holders.join(''), TABLE[right], right);
    }
  });

  it('let an auditor read everything and change nothing', () => {
    const reading = AGENCY_RIGHTS.filter((right) => right.startsWith('read'));
    assert.deepEqual([...RIGHTS_OF_ROLE.auditor].sort(), [...reading].sort());
  });

  it('add up over roles', () => {
    const both = rightsOfRoles(['service', 'finance']);
    assert.ok(both.has('answerChats') && both.has('decideRecharges') && !both.has('manageOperators'));
    assert.equal(rightsOfRoles([]).size, 0);
  });
});
