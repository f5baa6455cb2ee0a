/** Inconsistencies of recharges, each as a query for the rows at fault. */
export const inconsistencies: Readonly<Record<string, string>> = {
  'a confirmed recharge that is not booked once, in its amount and on its enterprise’s prepaid account': `
    select r.recharge_no from wallet_recharge r
    left join ledger_transfer t using (recharge_no) left join ledger_entry e using (transfer_no)
    left join ledger_account a using (account_no)
    where r.recharge_state = 'confirmed'
    group by r.recharge_no having count(distinct t.transfer_no) <> 1
      or sum(e.amount) filter (where a.kind = 'prepaid' and a.enterprise_num = r.enterprise_num)
        is distinct from r.amount`,
  'a recharge that is booked without being confirmed': `
    select r.recharge_no, r.recharge_state from ledger_transfer t join wallet_recharge r using (recharge_no)
    where r.recharge_state <> 'confirmed'`,
  'a recharge that came from elsewhere than it was paid': `
    select r.recharge_no, a.kind from wallet_recharge r join ledger_transfer t using (recharge_no)
    join ledger_entry e using (transfer_no) join ledger_account a using (account_no)
    where a.kind <> 'prepaid' and a.kind <> case r.way when 'offline' then 'bank' else 'cashier' end`,
  'a voucher of no recharge': `
    select f.file_no from stored_file f left join wallet_recharge r on r.recharge_no = f.owner_no
    where f.owner_kind = 'recharge' and r.recharge_no is null`,
};
