import { useId } from 'react';
import type { ResultOf } from '../../../../src/contract/call';
import type { queryCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { openToText, validText } from '../facts-text';
import type { Manage } from '../manage';
import { costCenterTexts } from '../texts';
import { costDetailTexts } from './texts';

interface Props {
  manage: Manage;
  found: ResultOf<typeof queryCostObject>;
}

export function ObjectFacts({ manage, found }: Props) {
  const t = useTexts(costDetailTexts);
  const words = useTexts(costCenterTexts);
  const titleId = useId();
  const { costObject: object, pathList, orderCount, defaultStaffCount } = found;
  const { costKind, code, name, ownerName, taxNo, closedDate, successorNO, successorName } = object;
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.facts}</h3>
      <Facts>
        <Fact name={words.code}>{code}</Fact>
        <Fact name={words.name}>{name}</Fact>
        <Fact name={t.path}>
          {pathList.length === 0 ? (
            t.top
          ) : (
            <ol className="cc-path">
              {pathList.map((above) => (
                <li key={above.no}>
                  <Link name={above.name} onClick={() => manage.open(above.no)} />
                </li>
              ))}
            </ol>
          )}
        </Fact>
        <Fact name={words.owner}>{ownerName || t.none}</Fact>
        <Fact name={words.valid}>{validText(object, words)}</Fact>
        {costKind === 'accountingEntity' && <Fact name={words.taxNo}>{taxNo || t.none}</Fact>}
        <Fact name={words.openTo}>{openToText(object, words)}</Fact>
        <Fact name={words.childCount}>{words.childCountText(object.childCount)}</Fact>
        <Fact name={t.usedBy}>
          <span className="cc-used-by">
            <span>{t.orders(orderCount)}</span>
            <span>{t.defaultStaff(defaultStaffCount)}</span>
          </span>
        </Fact>
        {closedDate !== '' && <Fact name={t.closedDate}>{closedDate}</Fact>}
        {successorNO !== '' && (
          <Fact name={t.successor}>
            <Link name={successorName} onClick={() => manage.open(successorNO)} />
          </Fact>
        )}
      </Facts>
    </section>
  );
}

/** Names have no limit that would fit the column, so the title shows the full one. */
const Link = ({ name, onClick }: { name: string; onClick(): void }) => (
  <button type="button" className="tp-list-link cc-link" title={name} onClick={onClick}>
    {name}
  </button>
);
