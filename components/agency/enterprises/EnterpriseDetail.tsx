import { useState } from 'react';
import { queryAgencyEnterprise, type AgencyEnterprise } from '../../../src/contract/agency/enterprises';
import type { ResultOf } from '../../../src/contract/call';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { agencyTexts } from '../texts';
import { ContractSection } from './contract/ContractSection';
import { DetailDialogs, type DetailDialog } from './DetailDialogs';
import { InvitationSection } from './invitations/InvitationSection';
import { SandboxTag, StateTag } from './StateTag';
import { agencyEnterprisesTexts } from './texts';
import { ThirdPageSection } from './third-page/ThirdPageSection';

interface Props extends AgencyPageProps {
  enterprise: AgencyEnterprise;
  onBack(): void;
}

/** An enterprise with its contract and invitations, and the actions of the operator's rights. */
export function EnterpriseDetail({ enterprise, rights, onBack }: Props) {
  const t = useTexts(agencyTexts);
  const { enterpriseNum, entName } = enterprise;
  const [asked, ask] = useState<DetailDialog>();
  const found = useCall(queryAgencyEnterprise, { enterpriseNum });
  const { data } = found;
  const isStopped = data?.enterpriseState === 'stopped';
  const mayManage = rights.includes('manageEnterprises');
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
          <Head
            state={data.enterpriseState}
            isSandbox={data.isSandbox}
            mayManage={mayManage}
            mayView={rights.includes('viewPortal')}
            ask={ask}
          />
        )
      }
    >
      {data && <EnterpriseFacts data={data} />}
      {data && rights.includes('readContracts') && (
        <ContractSection enterpriseNum={enterpriseNum} mayManage={rights.includes('manageContracts')} />
      )}
      {data && rights.includes('readPlatform') && (
        <ThirdPageSection enterpriseNum={enterpriseNum} mayManage={rights.includes('managePlatform')} />
      )}
      {data && <InvitationSection enterpriseNum={enterpriseNum} mayManage={mayManage && !isStopped} />}
      <DetailDialogs enterprise={enterprise} isStopped={isStopped} asked={asked} ask={ask} />
    </DetailPane>
  );
}

interface HeadProps {
  state: AgencyEnterprise['enterpriseState'];
  isSandbox: boolean;
  mayManage: boolean;
  mayView: boolean;
  ask(asked: DetailDialog): void;
}

function Head({ state, isSandbox, mayManage, mayView, ask }: HeadProps) {
  const t = useTexts(agencyEnterprisesTexts);
  const button = (text: string, kind: 'renew' | 'stop' | 'view') => (
    <Button aria-haspopup="dialog" onClick={() => ask({ kind })}>
      {text}
    </Button>
  );
  return (
    <>
      <StateTag state={state} />
      {isSandbox && <SandboxTag />}
      {mayView && state !== 'stopped' && button(t.view, 'view')}
      {mayManage && button(t.renew, 'renew')}
      {mayManage && button(state === 'stopped' ? t.restart : t.stop, 'stop')}
    </>
  );
}

function EnterpriseFacts({ data }: { data: ResultOf<typeof queryAgencyEnterprise> }) {
  const t = useTexts(agencyTexts);
  const own = useTexts(agencyEnterprisesTexts);
  return (
    <>
      <Section title={t.facts}>
        <Facts>
          <Fact name={t.enterpriseNum}>{data.enterpriseNum}</Fact>
          <Fact name={t.entShortName}>{data.entShortName}</Fact>
          <Fact name={t.entPhone}>{data.phone || t.never}</Fact>
          <Fact name={t.staffCount}>{String(data.staffCount)}</Fact>
          {data.enterpriseState === 'stopped' && (
            <>
              <Fact name={own.stopTime}>{instantText(data.stopTime)}</Fact>
              <Fact name={own.stoppedBy}>{data.stoppedBy}</Fact>
              <Fact name={own.stopReason} wraps>
                {data.stopReason}
              </Fact>
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
  );
}
