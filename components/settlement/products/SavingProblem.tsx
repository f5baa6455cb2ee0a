import { useStore } from 'zustand';
import { querySettleProducts } from '../../../src/contract/settlement/products';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { SendingProblem } from '../../../src/element/sending/SendingProblem';
import { sendingTexts } from '../../../src/element/sending/texts';
import { Button } from '../../../src/ui/button/Button';
import { ProblemBox } from '../../../src/ui/feedback/ProblemBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Editing } from './editing';
import { productsTexts } from './texts';

/** Reason of a failed save, with a button that loads the version another user saved meanwhile. */
export function SavingProblem({ editing }: { editing: Editing }) {
  const t = useTexts(productsTexts);
  const errors = useTexts(errorTexts);
  const words = useTexts(sendingTexts);
  const { problem } = useStore(editing.store);
  const { error, isFetching, refetch } = useCall(querySettleProducts, {});
  if (!problem) return null;
  if (!editing.isOutdated(problem)) return <SendingProblem problem={problem} words={words} />;
  async function load(): Promise<void> {
    const { data, isError } = await refetch();
    const { productNo } = editing.from.getState().product;
    const latest = isError ? undefined : data?.products.find((one) => one.productNo === productNo);
    if (latest) editing.takeOver(latest);
  }
  return (
    <ProblemBox>
      <p>{t.outdated}</p>
      {error && !isFetching && <p>{errors.of(error)}</p>}
      <Button size="small" loading={isFetching} onClick={() => void load()}>
        {t.takeOver}
      </Button>
    </ProblemBox>
  );
}
