import { useState } from 'react';
import { queryAgencyEnterprise, type AgencyEnterprise } from '../../../src/contract/agency/enterprises';
import type { renewAdministratorLink } from '../../../src/contract/agency/enterprise-setup';
import type { ResultOf } from '../../../src/contract/call';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { LinkDialog } from '../LinkDialog';
import type { AgencyPageProps } from '../page-props';
import { agencyTexts } from '../texts';
import { AdministratorDialog } from './AdministratorDialog';
import { ContractSection } from './contract/ContractSection';
import { InvitationSection } from './invitations/InvitationSection';
import { StateTag } from './StateTag';
import { StopDialog } from './StopDialog';
import { agencyEnterprisesTexts } from './texts';
import { ViewDialog } from './ViewDialog';

type DialogState =
  | { kind: 'renew' | 'stop' | 'view' }
  | { kind: 'renewed'; made: ResultOf<typeof renewAdministratorLink> };

interface Props extends AgencyPageProps {
  enterprise: AgencyEnterprise;
  onBack(): void;
}

export function EnterpriseDetail({ enterprise, rights, onBack }: Props) {
  const t = useTexts(agencyTexts);
  const own = useTexts(agencyEnterprisesTexts);
  const { enterpriseNum, entName } = enterprise;
  const [asked, ask] = useState<DialogState>();
  const found = useCall(queryAgencyEnterprise, { enterpriseNum });
  const data = found.data;
  const isStopped = data?.enterpriseState === 'stopped';
  const end = () => ask(undefined);
  return (
    <DetailPane
      noun={t.enterprise}
      title={entName}
      row={enterpriseNum}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        data && (
          <>
            <StateTag state={data.enterpriseState} />
            {!isStopped && (
              <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'view' })}>
                {own.view}
              </Button>
            )}
            {rights.includes('manageEnterprises') && (
              <>
                <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'renew' })}>
                  {own.renew}
                </Button>
                <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'stop' })}>
                  {isStopped ? own.restart : own.stop}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {data && (
        <>
          <Section title={t.facts}>
            <Facts>
              <Fact name={t.enterpriseNum}>{data.enterpriseNum}</Fact>
              <Fact name={t.entShortName}>{data.entShortName}</Fact>
              <Fact name={t.entPhone}>{data.phone || t.never}</Fact>
              <Fact name={t.staffCount}>{String(data.staffCount)}</Fact>
              {isStopped && (
                <>
                  <Fact name={own.stopTime}>{instantText(data.stopTime)}</Fact>
                  <Fact name={own.stoppedBy}>{data.stoppedBy}</Fact>
                  <Fact name={own.stopReason}>{data.stopReason}</Fact>
                </>
              )}
            </Facts>
          </Section>
          <Section title={t.entities}>
            <Facts>
              {data.entityList.map(({ entityName, taxNo }) => (
                <Fact key={`${entityName}${taxNo}`} name={entityName}>
                  {`${t.taxNo} ${taxNo}`}
                </Fact>
              ))}
            </Facts>
          </Section>
        </>
      )}
      {data && rights.includes('readContracts') && (
        <ContractSection enterpriseNum={enterpriseNum} mayManage={rights.includes('manageContracts')} />
      )}
      {data && (
        <InvitationSection
          enterpriseNum={enterpriseNum}
          mayManage={rights.includes('manageEnterprises') && !isStopped}
        />
      )}
      {asked?.kind === 'view' && <ViewDialog enterprise={enterprise} onClose={end} />}
      {asked?.kind === 'stop' && (
        <StopDialog enterprise={enterprise} isStopped={!isStopped} onDone={end} onClose={end} />
      )}
      {asked?.kind === 'renew' && (
        <AdministratorDialog
          enterprise={enterprise}
          onMade={(made) => ask({ kind: 'renewed', made })}
          onClose={end}
        />
      )}
      {asked?.kind === 'renewed' && (
        <LinkDialog title={own.renewTitle} label={own.passwordLink} {...asked.made.link} onClose={end}>
          <p>{own.renewed(asked.made.adminName, asked.made.loginName)}</p>
        </LinkDialog>
      )}
    </DetailPane>
  );
}
