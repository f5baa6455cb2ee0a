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

/** Editing state of the users of a product, based on the loaded version or on a later one by another user. */
export function createEditing(
  { host, endDialog }: Settling,
  first: SettleProduct,
  formConfig: ProductFormConfig,
) {
  /** Base version of the form. */
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
    /** Rebases the draft on the version that another user saved; additions and removals made here stay. */
    takeOver(product: SettleProduct): void {
      const theirs = draftOf(product);
      form.reset(rebased(form.values(), base, theirs));
      base = theirs;
      sending.clear();
      from.setState({ product, isTakenOver: true });
    },
    /** True when another user has saved since the base version was loaded. */
    isOutdated: ({ error }: Unsent): boolean =>
      isGatewayError(error) && error.code === SETTLE_PRODUCT_FAULTS.settleProductChanged.code,
  };
}
