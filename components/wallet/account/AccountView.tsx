import { COMMON_FAULTS } from '../../../src/contract/faults';
import { queryWalletAccount } from '../../../src/contract/wallet/account';
import { queryWalletReviews } from '../../../src/contract/wallet/reviews';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Wallet, WalletState } from '../wallet';
import { walletTexts } from '../texts';
import { useWalletRights } from '../use-rights';
import { WALLET_LISTS } from '../views';
import { Accounts } from './Accounts';
import { Movements } from './Movements';

// loaded when the reviews are first opened
const Reviews = lazyPart(() => import('../reviews/Reviews'), <SkeletonRows rows={6} />);

interface Props {
  wallet: Wallet;
  state: WalletState;
}

/** Balances of the accounts, and the movements of one of them. A user without the right sees the reason. */
export function AccountView({ wallet, state }: Props) {
  const errors = useTexts(errorTexts);
  const found = useCall(queryWalletAccount, {}, { live: true, early: true });
  const { error } = found;
  if (isGatewayError(error) && error.code === COMMON_FAULTS.forbidden.code) {
    return <ErrorState message={errors.of(error)} />;
  }
  return (
    <div className="tp-list-page">
      <Accounts wallet={wallet} found={found} />
      {/* the tab panel brings its own distance */}
      <div>
        <Lists wallet={wallet} state={state} />
      </div>
    </div>
  );
}

/** Movements, with the payments to review in a second tab for users who may agree to them. */
function Lists({ wallet, state }: Props) {
  const t = useTexts(walletTexts);
  const { mayReview } = useWalletRights();
  const waiting = useCall(
    queryWalletReviews,
    mayReview ? { stateList: ['waiting'], pageSize: 1 } : undefined,
    {
      live: true,
      quiet: true,
    },
  );
  const counts = { movements: undefined, reviews: waiting.data?.waitingCount || undefined };
  const list = mayReview ? state.list : 'movements';
  return (
    <Tabs
      label={t.lists}
      tabs={
        mayReview
          ? WALLET_LISTS.map((value) => ({ value, label: t.listName(value), count: counts[value] }))
          : []
      }
      value={list}
      onChange={wallet.showList}
    >
      {list === 'reviews' ? (
        <Reviews listing={wallet.reviews} of={wallet} />
      ) : (
        <Movements wallet={wallet} account={state.account} />
      )}
    </Tabs>
  );
}
