import type { Application } from '../../../../src/contract/approval/approval';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import type { Batch as Deciding, Listing } from '../listing';
import batchCss from './batch.css?inline';
import { BatchDialog } from './BatchDialog';
import { batchTexts } from './texts';

interface Props {
  listing: Listing;
  chosen: readonly Application[];
  batch: Deciding | undefined;
}

/** What can be done with all that are chosen, and the dialog in which it is done. */
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
    <div className="al-batch" role="group" aria-label={t.bar}>
      <p>
        <strong role="status">{t.chosen(chosen.length)}</strong>
        {!canAgree && !canRefuse && <span className="al-hint">{t.nothingInCommon}</span>}
      </p>
      <Button
        variant="text"
        onClick={({ currentTarget }) => {
          // what was pressed goes away: on where it was chosen
          const page = currentTarget.closest('.tp-list-page');
          page?.querySelector<HTMLElement>('thead .tp-table-selection input')?.focus();
          listing.select(new Set());
        }}
      >
        {t.clear}
      </Button>
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
    </div>
  );
}
