import { useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  approveAgencyClaim,
  openClaimDocument,
  queryAgencyClaim,
  refuseAgencyClaim,
  type AgencyClaim,
} from '../../../src/contract/agency/claims';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FileLinks } from '../../../src/element/upload/FileLinks';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ReasonDialog } from '../ReasonDialog';
import { claimTag } from './claim-tag';
import { claimsTexts } from './texts';

type ClaimData = ResultOf<typeof queryAgencyClaim>;

interface Props {
  claim: AgencyClaim;
  mayDecide: boolean;
  onBack(): void;
}

/** One claim with the facts and documents of its decision. */
export function ClaimDetail({ claim: { claimNo, userName }, mayDecide, onBack }: Props) {
  const t = useTexts(claimsTexts);
  const found = useCall(queryAgencyClaim, { claimNo });
  const data = found.data;
  return (
    <DetailPane
      noun={t.claim}
      title={`${userName} ${claimNo}`}
      row={claimNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        data && (
          <>
            {claimTag(data.claimState, t)}
            {mayDecide && data.claimState === 'waiting' && <Decision claim={data} />}
          </>
        )
      }
    >
      {data && <ClaimFacts claim={data} />}
    </DetailPane>
  );
}

function ClaimFacts({ claim }: { claim: ClaimData }) {
  const t = useTexts(claimsTexts);
  const host = useHost();
  const { claimNo, fileList } = claim;
  const isDecided = claim.decideTime !== '';
  return (
    <>
      <Section title={t.facts}>
        <p>{t.hint}</p>
        <Facts>
          <Fact name={t.userName}>{claim.userName}</Fact>
          <Fact name={t.loginName}>{claim.loginName || t.never}</Fact>
          <Fact name={t.enterprises} wraps>
            {t.entNames(claim.entNames)}
          </Fact>
          <Fact name={t.telephone}>{claim.telephone}</Fact>
          <Fact name={t.email}>{claim.email || t.never}</Fact>
          <Fact name={t.newPhone}>{claim.phone}</Fact>
          <Fact name={t.reason} wraps>
            {claim.reason}
          </Fact>
          <Fact name={t.applyTime}>{instantText(claim.applyTime)}</Fact>
          <Fact name={t.address}>{claim.address}</Fact>
        </Facts>
      </Section>
      <Section title={t.documents}>
        {fileList.length === 0 ? (
          <p>{t.noDocuments}</p>
        ) : (
          <FileLinks
            files={fileList}
            addressOf={async (fileNo) =>
              (await host.runtime.send(openClaimDocument, { claimNo, fileNo })).downloadUrl
            }
          />
        )}
      </Section>
      {isDecided && (
        <Section title={t.decision}>
          <Facts>
            <Fact name={t.decideTime}>{instantText(claim.decideTime)}</Fact>
            <Fact name={t.operator}>{claim.operatorName || t.otherOperator}</Fact>
            {claim.effectTime !== '' && <Fact name={t.effectTime}>{instantText(claim.effectTime)}</Fact>}
            {claim.refuseReason !== '' && (
              <Fact name={t.refuseReason} wraps>
                {claim.refuseReason}
              </Fact>
            )}
          </Facts>
        </Section>
      )}
    </>
  );
}

function Decision({ claim: { claimNo, userName, phone } }: { claim: ClaimData }) {
  const t = useTexts(claimsTexts);
  const host = useHost();
  const [asked, ask] = useState<'approve' | 'refuse'>();
  const end = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    ask(undefined);
  };
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => ask('approve')}>
        {t.approve}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => ask('refuse')}>
        {t.refuse}
      </Button>
      {asked === 'approve' && (
        <ConfirmBox
          call={approveAgencyClaim}
          body={{ claimNo }}
          title={t.approveTitle}
          confirmText={t.approve}
          cancelText={t.cancel}
          onClose={() => ask(undefined)}
          onDone={() => end(t.approved)}
        >
          {t.approveAsk(userName, phone)}
        </ConfirmBox>
      )}
      {asked === 'refuse' && (
        <ReasonDialog
          call={refuseAgencyClaim}
          body={(reason) => ({ claimNo, reason })}
          title={t.refuseTitle}
          label={t.refuseReason}
          submitText={t.refuse}
          onClose={() => ask(undefined)}
          onDone={() => end(t.refused)}
        >
          {t.refuseAsk(userName)}
        </ReasonDialog>
      )}
    </>
  );
}
