import { useState } from 'react';
import { queryAppDownloadInfo, type AppDownloadInfo } from '../../src/contract/app-download/app-download';
import { appLink } from '../../src/domain/app-download/app-link';
import { fittingFirst, fittingKind } from '../../src/domain/app-download/phone-kind';
import { useCall } from '../../src/element/data/use-call';
import type { ViewProps } from '../../src/element/host/view-props';
import { errorTexts } from '../../src/element/errors/texts';
import type { Host } from '../../src/element/host/host';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { QrCode } from '../../src/ui/qr-code/QrCode';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { appDownload } from './declaration';
import { pageAddress } from './page-address';
import { Release } from './Release';
import { appDownloadTexts } from './texts';

/** Viewport of a phone: its user cannot scan a code on the same screen. */
const NARROW = '(width < 600px)';

export default function AppDownload({ host, website }: ViewProps<typeof appDownload>) {
  const t = useTexts(appDownloadTexts);
  const errors = useTexts(errorTexts);
  const found = useCall(queryAppDownloadInfo, { host: website || location.host });
  if (found.data) return <Content host={host} info={found.data} />;
  if (found.error) {
    return (
      <ErrorState
        message={errors.of(found.error)}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  }
  return <SkeletonRows rows={5} height={64} label={t.loading} />;
}

interface ContentProps {
  host: Host<typeof appDownload>;
  info: AppDownloadInfo;
}

function Content({ host, info }: ContentProps) {
  const t = useTexts(appDownloadTexts);
  // the user agent is constant
  const [fitting] = useState(() => fittingKind(navigator.userAgent));
  const rules = { origin: location.origin, allowedOrigins: host.runtime.trustedOrigins };
  const releases = fittingFirst(info.releaseList, fitting);
  const [isPhone] = useState(() => fitting !== undefined || matchMedia(NARROW).matches);
  const code = releases.length > 0 && (
    <figure className="ad-scan" part="qr">
      <QrCode text={pageAddress(location)} label={t.qrCode} />
      <figcaption>{isPhone ? t.scanOther : t.scan}</figcaption>
    </figure>
  );
  return (
    <div className="app-download">
      <div className="ad-head">
        {info.appTitle !== '' && <h2>{info.appTitle}</h2>}
        {info.description !== '' && <p>{info.description}</p>}
      </div>
      {!isPhone && code}
      {releases.length === 0 ? (
        <EmptyState title={t.nothing}>{t.nothingHint}</EmptyState>
      ) : (
        <ul className="ad-releases">
          {releases.map((release) => (
            <Release
              key={release.kind}
              release={release}
              link={appLink(release.kind, release.url, rules)}
              isFitting={release.kind === fitting}
              onFollow={() => host.track('download-opened', { kind: release.kind })}
            />
          ))}
        </ul>
      )}
      {isPhone && code}
    </div>
  );
}
