import { useState } from 'react';
import {
  withdrawAccountClaim,
  type AccountClaim,
  type ClaimState,
} from '../../../src/contract/account-safety/claims';
import { isOpenClaim } from '../../../src/domain/account-safety/claim';
import { instantText } from '../../../src/domain/shanghai-time';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FileLinks } from '../../../src/element/upload/FileLinks';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { claimTexts } from './texts';

const TONES: Readonly<Record<ClaimState, Tone>> = {
  waiting: 'accent',
  approved: 'within',
  confirming: 'accent',
  refused: 'blocked',
  withdrawn: 'neutral',
  denied: 'blocked',
  done: 'within',
};

/** State of a claim. A pending claim can be withdrawn. */
export function ClaimFacts({ safety, claim }: { safety: Safety; claim: AccountClaim }) {
  const t = useTexts(claimTexts);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { claimState, effectTime, decideTime, refuseReason, fileList } = claim;
  const isOpen = isOpenClaim(claimState);
  return (
    <>
      {claimState === 'waiting' && <p role="status">{t.waitingHint}</p>}
      {claimState === 'approved' && <p role="status">{t.approvedHint(instantText(effectTime))}</p>}
      <Facts>
        <Fact name={t.state}>
          <Tag tone={TONES[claimState]}>{t.stateName(claimState)}</Tag>
        </Fact>
        <Fact name={t.newPhone}>{claim.phone}</Fact>
        <Fact name={t.applyTime}>{instantText(claim.applyTime)}</Fact>
        {decideTime !== '' && <Fact name={t.decideTime}>{instantText(decideTime)}</Fact>}
        {effectTime !== '' && isEffective(claimState) && (
          <Fact name={t.effectTime}>{instantText(effectTime)}</Fact>
        )}
        {refuseReason !== '' && (
          <Fact name={t.refuseReason} wraps>
            {refuseReason}
          </Fact>
        )}
        <Fact name={t.reason} wraps>
          {claim.reason}
        </Fact>
        <Fact name={t.files}>{fileList.length === 0 ? t.filesGone : <FileLinks files={fileList} />}</Fact>
      </Facts>
      {isOpen && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
            {t.withdraw}
          </Button>
        </div>
      )}
      {isWithdrawing && isOpen && (
        <ConfirmBox
          call={withdrawAccountClaim}
          body={{}}
          title={t.withdrawTitle}
          confirmText={t.withdraw}
          cancelText={t.keep}
          danger
          onClose={() => setWithdrawing(false)}
          onDone={({ claimNo }) => {
            setWithdrawing(false);
            safety.claimWithdrawn(t.withdrawn, claimNo);
          }}
        >
          {t.withdrawHint}
        </ConfirmBox>
      )}
    </>
  );
}

const isEffective = (state: ClaimState): boolean => state === 'approved' || state === 'done';
