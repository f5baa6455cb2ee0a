/** Views of the wallet: accounts with their movements, or recharges. */
export const WALLET_VIEWS = ['account', 'recharge'] as const;

/** Lists below the accounts: movements, or payments that need consent. */
export const WALLET_LISTS = ['movements', 'reviews'] as const;
export type WalletList = (typeof WALLET_LISTS)[number];
