import Download from 'lucide-react/icons/download';
import type { AppRelease } from '../../src/contract/app-download/app-download';
import { megabytes } from '../../src/domain/app-download/phone-kind';
import { Disclosure } from '../../src/ui/layout/disclosure/Disclosure';
import { useTexts } from '../../src/ui/texts/use-texts';
import { appDownloadTexts } from './texts';

interface Props {
  release: AppRelease;
  /** Undefined when the configured address may not be followed. */
  link: string | undefined;
  /** True for the kind of phone that shows the page. */
  isFitting: boolean;
  onFollow(): void;
}

/** App for one kind of phone. */
export function Release({ release, link, isFitting, onFollow }: Props) {
  const t = useTexts(appDownloadTexts);
  const { kind, version, sizeBytes, releaseDate, releaseNotes } = release;
  const facts = [
    version !== '' && t.version(version),
    sizeBytes !== null && megabytes(sizeBytes),
    releaseDate !== '' && t.released(releaseDate),
  ].filter((fact) => fact !== false);
  return (
    <li className="ad-release">
      {link === undefined ? (
        <p className="ad-none">
          {t.kind(kind)}
          <span>{t.noLink}</span>
        </p>
      ) : (
        <a
          className={`tp-button large ${isFitting ? 'primary' : ''}`}
          href={link}
          target={isFitting ? undefined : '_blank'}
          rel="noopener noreferrer"
          onClick={onFollow}
        >
          <Download aria-hidden="true" />
          {t.get(kind)}
        </a>
      )}
      {facts.length > 0 && <p className="ad-facts">{facts.join(' · ')}</p>}
      {releaseNotes.length > 0 && (
        <Disclosure summary={t.notes(kind)}>
          <ul className="ad-notes">
            {[...new Set(releaseNotes)].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}
