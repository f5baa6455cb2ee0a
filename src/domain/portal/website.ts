import type { Advert } from '../../contract/adverts';
import type { WebsiteInfo } from '../../contract/website/website';

/** A website as it presents itself: its info, and what the document's head says of it. */
export interface Website extends WebsiteInfo {
  /** Title of the document. */
  title: string;
  /** Address of the icon. */
  favicon: string;
  description: string;
  keywords: string;
}

/**
 * The website info, overridden by the text parts of adverts (specification 3, website info). Of several adverts
 * the first that has a part decides, so they come ranked; an empty part overrides nothing. Without any, the
 * title is the website's name and the icon its logo.
 */
export function websiteOf(info: WebsiteInfo, adverts: readonly Advert[]): Website {
  const part = (name: keyof Website, otherwise: string): string =>
    adverts.map((advert) => advert.advertContent.textParts[name]?.trim()).find(Boolean) ?? otherwise;
  const websiteName = part('websiteName', info.websiteName);
  const logo = part('logo', info.logo);
  return {
    logo,
    backgroungImg: part('backgroungImg', info.backgroungImg),
    websiteName,
    platName: part('platName', info.platName),
    copyRight1: part('copyRight1', info.copyRight1),
    copyRight2: part('copyRight2', info.copyRight2),
    title: part('title', websiteName),
    favicon: part('favicon', logo),
    description: part('description', ''),
    keywords: part('keywords', ''),
  };
}
