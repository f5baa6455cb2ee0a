import type { Application } from '../../../../src/contract/approval/approval';
import { SelectionBar } from '../../../../src/element/list/SelectionBar';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import type { Batch as Deciding, ApplicationListStore } from '../application-list-store';
import batchCss from './batch.css?inline';
import { BatchDialog } from './BatchDialog';
import { batchTexts } from './texts';

interface Props {
  listing: ApplicationListStore;
  chosen: readonly Application[];
  batch: Deciding | undefined;
}

/** Bar of batch actions on the selected applications, and their dialog. */
export default function Batch({ listing, chosen, batch }: Props) {
  useSheet(batchCss);
  return (
    <>
      {chosen.length > 0 && <Bar listing={listing} chosen={chosen} />}
      {batch && <BatchDialog batch={batch} listing={listing} />}
    </>
  );
}

function Bar({ listing, chosen }: Omit<Props, 'batch'>) {
  const t = useTexts(batchTexts);
  const canAgree = chosen.every((application) => application.canAgree);
  const canRefuse = chosen.every((application) => application.canRefuse);
  return (
    <SelectionBar
      label={t.bar}
      said={t.chosen(chosen.length)}
      whyNot={canAgree || canRefuse ? undefined : t.nothingInCommon}
      onUnchoose={() => listing.select(new Set())}
    >
      {canRefuse && (
        <Button onClick={() => listing.startBatch({ decision: 'refuse', applications: chosen })}>
          {t.decide('refuse')}
        </Button>
      )}
      {canAgree && (
        <Button
          variant="primary"
          onClick={() => listing.startBatch({ decision: 'agree', applications: chosen })}
        >
          {t.decide('agree')}
        </Button>
      )}
    </SelectionBar>
  );
}
