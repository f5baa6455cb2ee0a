import type { Advert } from '../../contract/adverts';
import type { WebsiteInfo } from '../../contract/website/website';

/** A website's info with the metadata of the document's head. */
export interface Website extends WebsiteInfo {
  /** Title of the document. */
  title: string;
  /** Address of the icon. */
  favicon: string;
  description: string;
  keywords: string;
}

/**
 * Returns the website info, overridden by the text parts of adverts (specification 3, website info). Of several adverts
 * the first one with a part decides, so the caller passes them ranked; an empty part overrides nothing. Without any,
 * the title is the website's name and the icon its logo.
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
