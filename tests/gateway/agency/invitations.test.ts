import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addEnterpriseInvitation,
  queryEnterpriseInvitations,
  withdrawEnterpriseInvitation,
} from '../../../src/contract/agency/invitations';
import { queryInvitation } from '../../../src/contract/invite/invite';
import { openAs, openOtherAgency } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ENTERPRISE = '100001';

describe('invitations by operators', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await openAs(gateway, 'operations');
  });
  afterAll(() => gateway.close());

  const found = () => gateway.ok(queryEnterpriseInvitations, { enterpriseNum: ENTERPRISE }, { as });

  it('are made in the name of a member, listed and withdrawn', async () => {
    const { deptList, positionList, inviterList } = await found();
    const [dept, position] = [deptList[0], positionList[0]];
    const inviter = inviterList.find(({ name }) => name === '刘敏');
    assert.ok(dept && position && inviter);
    const asked = {
      enterpriseNum: ENTERPRISE,
      deptNo: dept.no,
      positionNo: position.no,
      inviterNo: inviter.no,
      maxUses: 3,
      days: 7,
    };
    const { url, invitationNo } = await gateway.ok(addEnterpriseInvitation, asked, { as });
    const inviteSign = new URLSearchParams(url.split('?')[1]).get('inviteSign') ?? '';
    assert.equal((await gateway.ok(queryInvitation, { inviteSign })).inviterName, '刘敏');
    const made = (await found()).invitationList.find((one) => one.invitationNo === invitationNo);
    assert.deepEqual([made?.invitationState, made?.maxUses], ['good', 3]);

    const foreign = { ...asked, deptNo: '100002D01', inviterNo: '1000020001' };
    const refused = await gateway.refused('fieldsInvalid', addEnterpriseInvitation, foreign, { as });
    const { fields } = refused as { fields: Record<string, string> };
    assert.deepEqual(Object.keys(fields).sort(), ['deptNo', 'inviterNo']);

    const other = await openOtherAgency(gateway, ['operations']);
    const options = { as: other.as };
    const one = { enterpriseNum: ENTERPRISE, invitationNo };
    await gateway.refused('agencyEnterpriseUnknown', withdrawEnterpriseInvitation, one, options);
    await gateway.refused('agencyEnterpriseUnknown', addEnterpriseInvitation, asked, options);
    await gateway.refused('agencyEnterpriseUnknown', queryEnterpriseInvitations, one, options);
    const elsewhere = { ...one, enterpriseNum: '100002' };
    await gateway.refused('enterpriseInvitationOver', withdrawEnterpriseInvitation, elsewhere, { as });
    await gateway.ok(withdrawEnterpriseInvitation, one, { as });
    await gateway.refused('enterpriseInvitationOver', withdrawEnterpriseInvitation, one, { as });
    await gateway.refused('invitationWithdrawn', queryInvitation, { inviteSign });
  });
});
