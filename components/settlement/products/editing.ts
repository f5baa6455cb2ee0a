import { createStore } from 'zustand/vanilla';
import { SETTLE_PRODUCT_FAULTS } from '../../../src/contract/settlement/product-faults';
import {
  saveSettleProduct,
  type ProductFormConfig,
  type SettleProduct,
} from '../../../src/contract/settlement/products';
import { isGatewayError } from '../../../src/element/host/host';
import { createSending, type Unsent } from '../../../src/element/sending/sending';
import { createForm, type Form } from '../../../src/ui/form/create-form';
import type { Settling } from '../settling';
import {
  bodyOf,
  draftOf,
  draftProblems,
  fieldOf,
  isChanged,
  rebased,
  type ProductDraft,
} from './product-draft';
import { productsTexts } from './texts';

export type ProductForm = Form<ProductDraft, typeof saveSettleProduct.body>;
export type Editing = ReturnType<typeof createEditing>;

/** Saying anew who may use a product, as it was read or as another has saved it since. */
export function createEditing(
  { host, endDialog }: Settling,
  first: SettleProduct,
  formConfig: ProductFormConfig,
) {
  /** What it goes on from. */
  const from = createStore(() => ({ product: first, isTakenOver: false }));
  let base = draftOf(first);
  const texts = () => host.texts(productsTexts);
  const form: ProductForm = createForm({
    values: base,
    schema: saveSettleProduct.body,
    body: (draft: ProductDraft) => bodyOf(draft, from.getState().product),
    check: (draft: ProductDraft) => draftProblems(draft, { formConfig, before: base }, texts()),
    fieldOf,
  });
  const sending = createSending(host, saveSettleProduct, {
    form,
    onDone() {
      const { productNo, productName } = first;
      host.notify({ as: 'toast', text: texts().saved(productName), delayMs: 0 });
      host.track('settle-product-saved');
      endDialog();
      host.emit('tp-settle-product-saved', { productNo });
    },
  });
  return {
    ...sending,
    from,
    form,
    isChanged: () => isChanged(form.values(), base),
    /** Goes on from what another has saved: what was chosen and taken out here is so still. */
    takeOver(product: SettleProduct): void {
      const theirs = draftOf(product);
      form.reset(rebased(form.values(), base, theirs));
      base = theirs;
      sending.clear();
      from.setState({ product, isTakenOver: true });
    },
    /** Somebody else has saved since: it can go on from theirs. */
    isOutdated: ({ error }: Unsent): boolean =>
      isGatewayError(error) && error.code === SETTLE_PRODUCT_FAULTS.settleProductChanged.code,
  };
}
