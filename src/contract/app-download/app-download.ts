import * as v from 'valibot';
import { call } from '../call';

/** Where the app runs. */
export const AppKind = v.picklist(['ios', 'android', 'miniProgram']);
export type AppKind = v.InferOutput<typeof AppKind>;

/** The app as it can be had for one kind of phone. */
export const AppRelease = v.object({
  kind: AppKind,
  /** Address of the store or of the file, as the website's settings give it: not one to follow unlooked at. */
  url: v.string(),
  /** '' where it is not told, as of a mini program. */
  version: v.string(),
  /** Bytes; null where it is not told. */
  sizeBytes: v.nullable(v.number()),
  /** YYYY-MM-DD; '' where it is not told. */
  releaseDate: v.string(),
  /** What is new, a line each. */
  releaseNotes: v.array(v.string()),
});
export type AppRelease = v.InferOutput<typeof AppRelease>;

/** The app of a website, for whoever has not signed in (specification 2.1, /appDown/index). */
export const AppDownloadInfo = v.object({
  appTitle: v.string(),
  description: v.string(),
  /** One of a kind at most; none where the website has no app. */
  releaseList: v.array(AppRelease),
});
export type AppDownloadInfo = v.InferOutput<typeof AppDownloadInfo>;

/** The app of the website of a host. Refused with websiteUnknown. */
export const queryAppDownloadInfo = call({
  gateway: 'noLogin',
  path: '/CLMidPlatExtendedService/api/website/queryAppDownloadInfo',
  body: v.object({
    /** Host of the page with its port; upper and lower case are the same. */
    host: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty('缺少站点域名'), v.maxLength(255)),
  }),
  result: AppDownloadInfo,
  needs: 'none',
  reads: ['website'],
  origin: 'suite',
});
