import { useId } from 'react';
import {
  querySettleProducts,
  type ProductFormConfig,
  type SettleProduct,
} from '../../../src/contract/settlement/products';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import type { SettlementStore } from '../settlement-store';
import { AccountForm } from './AccountForm';
import { ProductRules } from './ProductRules';
import productsCss from './products.css?inline';
import { productsTexts } from './texts';

/** Most names listed per product; the dialog has all. */
const MOST_NAMED = 20;

/** Users of each product of the agency, and the accounts by which the enterprise settles. */
export default function Products({ settling }: { settling: SettlementStore }) {
  useSheet(productsCss);
  const t = useTexts(productsTexts);
  const errors = useTexts(errorTexts);
  const titleId = useId();
  const { data, error, isFetching, refetch } = useCall(querySettleProducts, {}, { live: true });
  if (!data && error) {
    return (
      <ErrorState
        message={errors.of(error)}
        retrying={isFetching}
        onRetry={isRefused(error) ? undefined : () => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows rows={4} height={64} label={t.loading} />;
  return (
    <div className="tp-list-page">
      <section className="tp-detail-card" aria-labelledby={titleId}>
        <h3 id={titleId}>{t.products}</h3>
        <p className="st-hint">{data.isNewPermission ? t.productsHint : t.openHint}</p>
        <ul className="st-products" aria-labelledby={titleId}>
          {data.products.map((product) => (
            <Product
              key={product.productNo}
              settling={settling}
              product={product}
              formConfig={data.isNewPermission ? data.formConfigObj : undefined}
            />
          ))}
        </ul>
      </section>
      <ProductRules of={undefined} />
      <AccountForm of={undefined} />
    </div>
  );
}

interface ProductProps {
  settling: SettlementStore;
  product: SettleProduct;
  /** Undefined when everybody may use the product, regardless of its lists. */
  formConfig: ProductFormConfig | undefined;
}

function Product({ settling, product, formConfig }: ProductProps) {
  const t = useTexts(productsTexts);
  const { productName, personArray, deptArray, positionArray, changedBy, changedTime } = product;
  const isAllStaff = product.isAllStaff || formConfig === undefined;
  const names = [
    ...deptArray.map(({ orgnaizeID, orgnaizeName }) => ({ no: orgnaizeID, name: orgnaizeName })),
    ...positionArray.map(({ positionNO, positionName }) => ({ no: positionNO, name: positionName })),
    ...personArray.map(({ staffID, staffName }) => ({ no: staffID, name: staffName })),
  ];
  return (
    <li>
      <div className="st-product">
        <strong>{productName}</strong>
        {!product.isOpen && <Tag tone="over">{t.closedByAgency}</Tag>}
        <span>
          {isAllStaff ? t.allStaff : t.some(personArray.length, deptArray.length, positionArray.length)}
        </span>
        {!isAllStaff && (
          <span className="st-product-names">
            {names.slice(0, MOST_NAMED).map(({ no, name }) => (
              <Tag key={no}>{name}</Tag>
            ))}
            {names.length > MOST_NAMED && <span className="st-hint">{t.more(names.length)}</span>}
          </span>
        )}
        {changedTime !== '' && (
          <span className="st-hint">{t.changed(changedBy, instantText(changedTime))}</span>
        )}
      </div>
      {formConfig && (
        <Button
          aria-haspopup="dialog"
          aria-label={t.editProduct(productName)}
          onClick={() => settling.ask({ kind: 'product', product, formConfig })}
        >
          {t.edit}
        </Button>
      )}
    </li>
  );
}
