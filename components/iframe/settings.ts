import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  // a wildcard names nobody, though it parses as a host
  v.check(
    (text) => !text.includes('*') && URL.canParse(text) && new URL(text).origin === text,
    'is no origin',
  ),
);

/** What a deployment says in `frame.json`, beside the folder that frame.html stands in. */
const FrameSettings = v.object({
  /** Base address of the gateways; the origin of frame.html if left out. */
  gateway: v.optional(v.pipe(v.string(), v.url())),
  /** Origins whose pages may frame the elements, besides that of frame.html. */
  parentOrigins: v.array(origin),
  /** Origins, besides the page's and the gateway's, that links from data may lead to. */
  trustedOrigins: v.optional(v.array(origin), []),
});
export type FrameSettings = v.InferOutput<typeof FrameSettings>;

/** Reads the settings of a deployment. Throws an Error that says what is wrong with them. */
export function readSettings(data: unknown): FrameSettings {
  const parsed = v.safeParse(FrameSettings, data);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`frame.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

/** Who frames a page, as far as its browser tells. */
export interface Surroundings {
  origin: string;
  /** No frame: a page of its own. */
  isTop: boolean;
  /** Origins of all documents around, the nearest first; undefined where the browser does not tell. */
  ancestors: readonly string[] | undefined;
  /** Address of the document that asked for this one; '' where it was kept back. */
  referrer: string;
}

/**
 * May this frame show anything where it stands? Every document around it has to be of an allowed origin. Where the
 * browser does not name them it is the one that asked for the frame; what is not known is not allowed.
 */
export function isAllowedAround(
  { origin: own, isTop, ancestors, referrer }: Surroundings,
  { parentOrigins }: FrameSettings,
): boolean {
  if (isTop) return true;
  const around = ancestors ?? (URL.canParse(referrer) ? [new URL(referrer).origin] : []);
  return around.length > 0 && around.every((each) => each === own || parentOrigins.includes(each));
}
