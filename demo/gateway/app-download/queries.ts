import type { AppDownloadInfo } from '../../../src/contract/app-download/app-download';
import type { Database } from '../db/database';

/** The app of a TMC's website; without downloads if it has none. */
export async function findAppInfo(db: Database, tmcNumber: string): Promise<AppDownloadInfo> {
  const info = await db
    .selectFrom('app_info')
    .selectAll()
    .where('tmc_number', '=', tmcNumber)
    .executeTakeFirst();
  const releases = await db
    .selectFrom('app_release')
    .selectAll()
    .where('tmc_number', '=', tmcNumber)
    .orderBy((eb) => eb.fn('array_position', [eb.val(['ios', 'android', 'miniProgram']), 'kind']))
    .execute();
  return {
    appTitle: info?.app_title ?? '',
    description: info?.description ?? '',
    releaseList: releases.map((release) => ({
      kind: release.kind,
      url: release.url,
      version: release.version,
      sizeBytes: release.size_bytes,
      releaseDate: release.released_on ?? '',
      releaseNotes: release.notes,
    })),
  };
}
