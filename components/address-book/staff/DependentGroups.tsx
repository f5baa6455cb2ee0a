import type { DependentGroup } from '../../../src/contract/address-book/staff-state';
import { useHost } from '../../../src/element/host/host-context';
import { Disclosure } from '../../../src/ui/layout/disclosure/Disclosure';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { staffMemberTexts } from './texts';

/** Dependents of one kind: their number, their fate, and a link to each. */
export function DependentGroupView({ group }: { group: DependentGroup }) {
  const t = useTexts(staffMemberTexts);
  const { runtime } = useHost();
  const { name, count, fate, rows } = group;
  return (
    <Disclosure summary={t.groupSummary(name, count, fate)}>
      <ul>
        {rows.map((row) => (
          <li key={row.no}>
            {row.link !== '' && runtime.addressOf !== undefined ? (
              <a className="tp-list-link" href={`#${row.link}`} target="_blank" rel="noreferrer">
                {t.rowName(row.name)}
              </a>
            ) : (
              t.rowName(row.name)
            )}
          </li>
        ))}
      </ul>
      {count > rows.length && <p>{t.moreRows(count - rows.length)}</p>}
    </Disclosure>
  );
}
