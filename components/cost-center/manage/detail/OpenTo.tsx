import { useId, useState } from 'react';
import type { ResultOf } from '../../../../src/contract/call';
import type { queryCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { Button } from '../../../../src/ui/button/Button';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { costDetailTexts } from './texts';

/** Maximum number of names listed before the user expands the rest. */
const MOST_NAMED = 30;

/** People and departments whose costs may be charged to the object. */
export function OpenTo({ found }: { found: ResultOf<typeof queryCostObject> }) {
  const t = useTexts(costDetailTexts);
  const titleId = useId();
  const { costObject, deptList, staffList } = found;
  const isNobody = deptList.length === 0 && staffList.length === 0;
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.openTo}</h3>
      <p className="cc-hint">{costObject.isForAll ? t.forAll : isNobody ? t.forNobody : t.forSome}</p>
      {!costObject.isForAll && !isNobody && (
        <div className="cc-open-to">
          <Named label={t.departments} list={deptList} />
          <Named
            label={t.persons}
            list={staffList.map(({ no, name, deptName }) => ({
              no,
              name: deptName === '' ? name : `${name} · ${deptName}`,
            }))}
          />
        </div>
      )}
    </section>
  );
}

function Named({ label, list }: { label: string; list: readonly { no: string; name: string }[] }) {
  const t = useTexts(costDetailTexts);
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (list.length === 0) return null;
  const shown = isWhole ? list : list.slice(0, MOST_NAMED);
  return (
    <div>
      <h4 id={id}>{label}</h4>
      <ul aria-labelledby={id} className="cc-names">
        {shown.map(({ no, name }) => (
          <li key={no} title={name}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </ul>
      {shown.length < list.length && (
        <Button size="small" variant="text" onClick={() => setWhole(true)}>
          {t.more(list.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
