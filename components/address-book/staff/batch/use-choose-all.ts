import { useState } from 'react';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import type { SelectionProps } from '../../../../src/element/resource/page-options';
import type { Member } from '../member';
import { staffBatchTexts } from './texts';

/** Maximum number of staff chosen at once. */
export const MOST_CHOSEN = 5000;
const PAGE = 100;

/** Selects all staff of the list with its filters. `read`: number read so far; undefined when it is not running. */
export function useChooseAll({ query, choose }: Pick<SelectionProps<Member>, 'query' | 'choose'>) {
  const host = useHost();
  const [read, setRead] = useState<number>();
  async function chooseAll(): Promise<void> {
    const found: Member[] = [];
    setRead(0);
    try {
      for (let pageIndex = 1; ; pageIndex += 1) {
        const body = { ...query, pageIndex, pageSize: PAGE };
        const { rows, total } = await host.runtime.send(staffMembers.list, body);
        found.push(...rows);
        setRead(found.length);
        if (rows.length < PAGE || found.length >= Math.min(total, MOST_CHOSEN)) break;
      }
      choose(found);
    } catch (error) {
      host.report(error);
      const why = host.texts(errorTexts).of(error);
      host.notify({ as: 'toast', text: host.texts(staffBatchTexts).allFailed(why), delayMs: 0 });
    }
    setRead(undefined);
  }
  return { read, chooseAll };
}
