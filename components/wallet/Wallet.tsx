import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { lazyPart } from '../../src/element/host/lazy-part';
import { TargetInPlace } from '../../src/element/navigation/TargetInPlace';
import { useTexts } from '../../src/ui/texts/use-texts';
import { AccountView } from './account/AccountView';
import type { wallet } from './declaration';
import { RechargeView } from './recharge/RechargeView';
import { walletTexts } from './texts';
import { createWallet, type Wallet as WalletModel } from './wallet';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';

// loaded when the first dialog opens
const WalletDialogs = lazyPart(() => import('./WalletDialogs'));

export default function Wallet({ host, view, list, rechargeNo, pageSize }: ViewProps<typeof wallet>) {
  const t = useTexts(walletTexts);
  const model = host.store<WalletModel>(createWallet);
  const state = useStore(model.store);
  const { show, followList, setPageSize } = model;
  useEffect(() => followList(list), [followList, list]);
  useOnValuesChange(() => show(rechargeNo), [show, rechargeNo]);
  useOnValuesChange(() => setPageSize(pageSize), [setPageSize, pageSize]);
  const { inPlace, dialog } = state;
  if (inPlace) return <TargetInPlace host={host} target={inPlace} back={t.back} onBack={model.back} />;
  return (
    <>
      {view === 'account' ? (
        <AccountView wallet={model} state={state} />
      ) : (
        <RechargeView wallet={model} state={state} />
      )}
      {dialog && <WalletDialogs wallet={model} dialog={dialog} />}
    </>
  );
}
