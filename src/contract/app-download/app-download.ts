import * as v from 'valibot';
import { call } from '../call';

/** Platform of the app. */
export const AppKind = v.picklist(['ios', 'android', 'miniProgram']);
export type AppKind = v.InferOutput<typeof AppKind>;

/** Release of the app for one kind of phone. */
export const AppRelease = v.object({
  kind: AppKind,
  /**
   * Address of the store or of the file from the website's settings. It is untrusted: validate it before following it.
   */
  url: v.string(),
  /** '' when unknown, e.g. for a mini program. */
  version: v.string(),
  /** Size in bytes; null when unknown. */
  sizeBytes: v.nullable(v.number()),
  /** YYYY-MM-DD; '' when unknown. */
  releaseDate: v.string(),
  /** Changes of the release, one per line. */
  releaseNotes: v.array(v.string()),
});
export type AppRelease = v.InferOutput<typeof AppRelease>;

/** The app of a website, for visitors who have not signed in (specification 2.1, /appDown/index). */
export const AppDownloadInfo = v.object({
  appTitle: v.string(),
  description: v.string(),
  /** At most one release per kind; empty where the website has no app. */
  releaseList: v.array(AppRelease),
});
export type AppDownloadInfo = v.InferOutput<typeof AppDownloadInfo>;

/** Returns the app of the website of a host. Throws websiteUnknown. */
export const queryAppDownloadInfo = call({
  gateway: 'noLogin',
  path: '/CLMidPlatExtendedService/api/website/queryAppDownloadInfo',
  body: v.object({
    /** Host of the page with its port; case is ignored. */
    host: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty('缺少站点域名'), v.maxLength(255)),
  }),
  result: AppDownloadInfo,
  needs: 'none',
  reads: ['website'],
  origin: 'suite',
});
