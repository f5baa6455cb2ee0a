import type { SiteBrand } from '../../../src/contract/agency/platform/sites';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { Picture } from '../pictures/Picture';
import css from './sites.css?inline';
import { siteTexts } from './texts';

/** The sign-in page of a site as visitors see it, without its form. */
export function SitePreview({ brand }: { brand: SiteBrand }) {
  useSheet(css);
  const t = useTexts(siteTexts);
  const { websiteName, platName, logo, backgroungImg, copyRight1, copyRight2 } = brand;
  return (
    <div className="ag-site" role="group" aria-label={t.preview}>
      <Picture address={backgroungImg} alt="" className="ag-site-background" />
      <div className="ag-site-card">
        <Picture address={logo} alt="" className="ag-site-logo" />
        <strong>{websiteName}</strong>
        {platName !== '' && <p>{platName}</p>}
      </div>
      {(copyRight1 !== '' || copyRight2 !== '') && (
        <div className="ag-site-lines">
          <p>{copyRight1}</p>
          <p>{copyRight2}</p>
        </div>
      )}
    </div>
  );
}
