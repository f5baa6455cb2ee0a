import { useState } from 'react';
import {
  queryAgencyRecharge,
  queryAgencyRechargeFile,
  type AgencyRechargeDetail,
} from '../../../src/contract/agency/recharges';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { FileButtons } from '../decision/FileButtons';
import { History } from '../decision/History';
import { decisionTexts } from '../decision/texts';
import { stateTag } from './columns';
import { DecisionBox, type Decision } from './DecisionBox';
import { rechargeTexts } from './texts';

interface Props {
  rechargeNo: string;
  mayDecide: boolean;
  onBack(): void;
}

/** One transfer: its statement, vouchers, decisions, and the actions of the operator. */
export function RechargeDetail({ rechargeNo, mayDecide, onBack }: Props) {
  const t = useTexts(rechargeTexts);
  const found = useCall(queryAgencyRecharge, { rechargeNo }, { live: true });
  const [asked, ask] = useState<Decision>();
  const { data } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={rechargeNo}
      row={rechargeNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        data && (
          <>
            {stateTag(data.rechargeState, t)}
            {mayDecide && <Actions recharge={data} ask={ask} />}
          </>
        )
      }
    >
      {data && <RechargeFacts recharge={data} />}
      {data && <History entries={data.historyList} />}
      {data && asked && <DecisionBox recharge={data} decision={asked} onClose={() => ask(undefined)} />}
    </DetailPane>
  );
}

function Actions({
  recharge: { rechargeState, isFirstCaller },
  ask,
}: {
  recharge: AgencyRechargeDetail;
  ask(decision: Decision): void;
}) {
  const t = useTexts(rechargeTexts);
  const isOpen = rechargeState === 'waiting' || rechargeState === 'confirmedOnce';
  if (!isOpen) return null;
  return (
    <Toolbar>
      {isFirstCaller && (
        <Button aria-haspopup="dialog" onClick={() => ask('withdraw')}>
          {t.withdraw}
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={() => ask('refuse')}>
        {t.refuse}
      </Button>
      {!isFirstCaller && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => ask('confirm')}>
          {rechargeState === 'waiting' ? t.confirm : t.confirmAgain}
        </Button>
      )}
    </Toolbar>
  );
}

function RechargeFacts({ recharge }: { recharge: AgencyRechargeDetail }) {
  const t = useTexts(rechargeTexts);
  const decision = useTexts(decisionTexts);
  const { runtime } = useHost();
  const { rechargeNo, rechargeState, first } = recharge;
  return (
    <Section title={t.facts}>
      {rechargeState === 'waiting' && recharge.needsTwo && <p>{decision.needsTwo}</p>}
      {rechargeState === 'confirmedOnce' && first && <p>{decision.waitsForOther(first.operatorName)}</p>}
      <Facts>
        <Fact name={t.enterprise}>{recharge.entName}</Fact>
        <Fact name={t.amount}>{t.sum(recharge.amount)}</Fact>
        <Fact name={t.payerName}>{recharge.payerName}</Fact>
        <Fact name={t.bankReference}>{recharge.bankReference}</Fact>
        <Fact name={t.transferDate}>{recharge.transferDate}</Fact>
        <Fact name={t.applicant}>{recharge.applicantName}</Fact>
        <Fact name={t.applyTime}>{instantText(recharge.applyTime)}</Fact>
        <Fact name={t.remark} wraps>
          {recharge.remark || decision.none}
        </Fact>
        {first && (
          <Fact name={decision.firstBy}>{`${first.operatorName} ${instantText(first.confirmTime)}`}</Fact>
        )}
        {recharge.refuseReason !== '' && (
          <Fact name={t.refuseReason} wraps>
            {recharge.refuseReason}
          </Fact>
        )}
        <Fact name={t.files}>
          <FileButtons
            files={recharge.fileList}
            addressOf={(fileNo) => runtime.send(queryAgencyRechargeFile, { rechargeNo, fileNo })}
          />
        </Fact>
      </Facts>
    </Section>
  );
}
