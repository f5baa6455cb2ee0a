import { useEffect } from 'react';
import {
  queryCostObject,
  type CostKind,
  type CostObject,
} from '../../../../src/contract/cost-center/cost-objects';
import { useCall } from '../../../../src/element/data/use-call';
import { DetailPane } from '../../../../src/element/list/DetailPane';
import { isRefused } from '../../../../src/element/list/is-refused';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import { BudgetSection } from '../budget/BudgetSection';
import type { Manage } from '../manage';
import { StateTag } from '../StateTag';
import { costCenterTexts } from '../texts';
import detailCss from './cost-detail.css?inline';
import { History } from './History';
import { ObjectFacts } from './ObjectFacts';
import { OpenTo } from './OpenTo';

interface Props {
  manage: Manage;
  costKind: CostKind;
  no: string;
}

/** Detail of one object: its fields, its permitted users, its budget and its history. */
export default function ObjectDetail({ manage, costKind, no }: Props) {
  useSheet(detailCss);
  const t = useTexts(costCenterTexts);
  const found = useCall(queryCostObject, { costKind, no }, { live: true });
  const { data } = found;
  const { learn } = manage;
  useEffect(() => {
    if (data) learn([data.costObject]);
  }, [data, learn]);
  return (
    <DetailPane
      noun={t.noun(costKind)}
      title={data ? data.costObject.name : t.noun(costKind)}
      row={no}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={manage.close}
      head={
        data && (
          <>
            <StateTag state={data.costObject.costState} />
            <Actions manage={manage} object={data.costObject} />
          </>
        )
      }
    >
      {data && (
        <>
          <ObjectFacts manage={manage} found={data} />
          {costKind === 'costCenter' && <BudgetSection manage={manage} object={data.costObject} />}
          <OpenTo found={data} />
          <History costKind={costKind} no={no} />
        </>
      )}
    </DetailPane>
  );
}

function Actions({ manage, object }: { manage: Manage; object: CostObject }) {
  const t = useTexts(costCenterTexts);
  const { no, name, costState } = object;
  if (costState === 'closed') {
    return (
      <div className="cc-acts">
        <Button aria-haspopup="dialog" onClick={() => manage.ask({ kind: 'reopen', object })}>
          {t.reopen}
        </Button>
      </div>
    );
  }
  return (
    <div className="cc-acts">
      <Button
        aria-haspopup="dialog"
        onClick={() => manage.ask({ kind: 'form', no: '', parent: { no, name } })}
      >
        {t.addBelow}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => manage.ask({ kind: 'close', objects: [object] })}>
        {t.close}
      </Button>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => manage.ask({ kind: 'form', no, parent: undefined })}
      >
        {t.edit}
      </Button>
    </div>
  );
}
