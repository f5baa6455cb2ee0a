import { useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  queryRecharge,
  queryRechargePayUrl,
  withdrawRecharge,
  type OfflineRechargeInfo,
} from '../../../src/contract/wallet/recharge';
import { isOpenRecharge } from '../../../src/domain/wallet/recharge';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { read } from '../../../src/element/data/read';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FileLinks } from '../../../src/element/upload/FileLinks';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useWalletRights } from '../use-rights';
import type { Wallet } from '../wallet';
import { openCashierPage, openTab } from './open-cashier';
import { StateTag } from './StateTag';
import { rechargeTexts } from './texts';

/** Poll interval while a recharge is being paid. */
const LOOK_MS = 3000;

interface Props {
  wallet: Wallet;
  rechargeNo: string;
  isWithdrawing: boolean;
}

/** One recharge: its statement, vouchers and decision. */
export default function RechargeDetail({ wallet, rechargeNo, isWithdrawing }: Props) {
  const t = useTexts(rechargeTexts);
  const found = useCall(
    queryRecharge,
    { rechargeNo },
    {
      live: true,
      refetchInterval: (answer) => (answer?.offlineRechargeInfo.rechargeState === 'unpaid' ? LOOK_MS : false),
    },
  );
  const { data } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={rechargeNo}
      row={rechargeNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={() => wallet.show('')}
      head={
        data && (
          <>
            <StateTag state={data.offlineRechargeInfo.rechargeState} />
            <Actions wallet={wallet} recharge={data.offlineRechargeInfo} />
          </>
        )
      }
    >
      {data && <RechargeFacts found={data} />}
      {data && isWithdrawing && <Withdraw wallet={wallet} rechargeNo={rechargeNo} />}
    </DetailPane>
  );
}

function RechargeFacts({ found }: { found: ResultOf<typeof queryRecharge> }) {
  const t = useTexts(rechargeTexts);
  const { offlineRechargeInfo: info, fileList } = found;
  const isOffline = info.way === 'offline';
  return (
    <section className="tp-detail-card" aria-label={t.facts}>
      {info.rechargeState === 'waiting' && <p className="wa-hint">{t.waitingHint}</p>}
      {info.rechargeState === 'unpaid' && <p className="wa-hint">{t.unpaidHint}</p>}
      <Facts>
        <Fact name={t.amount}>{`¥${formatPrice(info.amount)}`}</Fact>
        <Fact name={t.way}>{t.wayName(info.way)}</Fact>
        {isOffline && (
          <>
            <Fact name={t.payerName}>{info.payerName}</Fact>
            <Fact name={t.bankReference}>{info.bankReference}</Fact>
            <Fact name={t.transferDate}>{info.transferDate}</Fact>
            <Fact name={t.remark} wraps>
              {info.remark || t.none}
            </Fact>
          </>
        )}
        <Fact name={t.applicant}>{info.staffName}</Fact>
        <Fact name={t.applyTime}>{instantText(info.applyTime)}</Fact>
        {info.decideTime !== '' && (
          <>
            <Fact name={t.decidedBy}>{info.decidedBy}</Fact>
            <Fact name={t.decideTime}>{instantText(info.decideTime)}</Fact>
          </>
        )}
        {info.refuseReason !== '' && (
          <Fact name={t.refuseReason} wraps>
            {info.refuseReason}
          </Fact>
        )}
        {isOffline && (
          <Fact name={t.files}>{fileList.length === 0 ? t.noFiles : <FileLinks files={fileList} />}</Fact>
        )}
      </Facts>
    </section>
  );
}

function Actions({ wallet, recharge }: { wallet: Wallet; recharge: OfflineRechargeInfo }) {
  const t = useTexts(rechargeTexts);
  const errors = useTexts(errorTexts);
  const [isOpening, setOpening] = useState(false);
  const { mayRecharge } = useWalletRights();
  const { rechargeNo, rechargeState } = recharge;
  const { host } = wallet;
  if (!mayRecharge || !isOpenRecharge(rechargeState)) return null;

  async function pay(): Promise<void> {
    const tab = openTab();
    setOpening(true);
    try {
      const { payUrl } = await read(
        host,
        queryRechargePayUrl,
        { rechargeNo },
        { staleTime: 0, signIn: true },
      );
      const isLed = openCashierPage(host, tab, payUrl);
      if (!isLed || tab === null) {
        host.notify({ as: 'toast', text: isLed ? t.blocked : t.cashierRefused, delayMs: 0 });
      }
    } catch (error) {
      tab?.close();
      host.report(error);
      const why = error instanceof Error ? errors.of(error) : '';
      host.notify({ as: 'toast', text: t.payFailed(why), delayMs: 0 });
    } finally {
      setOpening(false);
    }
  }
  return (
    <div className="wa-acts">
      <Button aria-haspopup="dialog" onClick={() => wallet.ask('withdraw')}>
        {t.withdraw}
      </Button>
      {rechargeState === 'unpaid' && (
        <Button variant="primary" loading={isOpening} loadingText={t.paying} onClick={() => void pay()}>
          {t.pay}
        </Button>
      )}
    </div>
  );
}

function Withdraw({ wallet, rechargeNo }: { wallet: Wallet; rechargeNo: string }) {
  const t = useTexts(rechargeTexts);
  const { host, endDialog } = wallet;
  return (
    <ConfirmBox
      call={withdrawRecharge}
      body={{ rechargeNo }}
      title={t.withdrawTitle}
      confirmText={t.withdraw}
      cancelText={t.keep}
      danger
      onClose={endDialog}
      onDone={() => {
        endDialog();
        host.notify({ as: 'toast', text: t.withdrawn, delayMs: 0 });
        host.track('recharge-withdrawn');
        host.emit('tp-recharge-withdrawn', { rechargeNo });
      }}
    >
      {t.withdrawHint}
    </ConfirmBox>
  );
}
