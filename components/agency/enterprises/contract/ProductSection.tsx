import { useState } from 'react';
import { setProductOpen, type AgencyContract } from '../../../../src/contract/agency/contracts';
import { useHost } from '../../../../src/element/host/host-context';
import { ConfirmBox } from '../../../../src/element/submission/ConfirmBox';
import { Button } from '../../../../src/ui/button/Button';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { Section } from '../../../../src/ui/layout/Section';
import { Toolbar } from '../../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { agencyContractTexts } from './texts';

type Product = AgencyContract['productList'][number];

interface Props {
  enterpriseNum: string;
  products: readonly Product[];
  mayManage: boolean;
}

/** Products that the agency offers to an enterprise. */
export function ProductSection({ enterpriseNum, products, mayManage }: Props) {
  const t = useTexts(agencyContractTexts);
  const host = useHost();
  const [asked, ask] = useState<Product>();
  const end = () => ask(undefined);
  return (
    <Section title={t.products}>
      <Facts>
        {products.map(({ productNo, productName, isOpen, isAllStaff, userCount }) => (
          <Fact key={productNo} name={productName}>
            {isOpen ? (isAllStaff ? t.allStaff : t.usersOf(userCount)) : t.closed}
          </Fact>
        ))}
      </Facts>
      {mayManage && (
        <Toolbar>
          {products.map((product) => (
            <Button key={product.productNo} aria-haspopup="dialog" onClick={() => ask(product)}>
              {product.isOpen ? t.close(product.productName) : t.open(product.productName)}
            </Button>
          ))}
        </Toolbar>
      )}
      {asked && (
        <ConfirmBox
          call={setProductOpen}
          body={{ enterpriseNum, productNo: asked.productNo, isOpen: !asked.isOpen }}
          title={asked.isOpen ? t.close(asked.productName) : t.open(asked.productName)}
          confirmText={t.confirm}
          cancelText={t.cancel}
          onClose={end}
          onDone={() => {
            host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
            end();
          }}
        >
          {asked.isOpen ? t.closeAsk(asked.productName) : t.openAsk(asked.productName)}
        </ConfirmBox>
      )}
    </Section>
  );
}
