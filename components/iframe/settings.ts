import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  // a wildcard is no origin, although it parses as a host
  v.check(
    (text) => !text.includes('*') && URL.canParse(text) && new URL(text).origin === text,
    'is no origin',
  ),
);

/** Settings of a deployment in `frame.json`, beside the folder of frame.html. */
const FrameSettings = v.object({
  /** Base address of the gateways; defaults to the origin of frame.html. */
  gateway: v.optional(v.pipe(v.string(), v.url())),
  /** Origins whose pages may frame the elements, in addition to that of frame.html. */
  parentOrigins: v.array(origin),
  /** Origins that links from data may lead to, in addition to the page's and the gateway's. */
  trustedOrigins: v.optional(v.array(origin), []),
});
export type FrameSettings = v.InferOutput<typeof FrameSettings>;

/** Reads the settings of a deployment. Throws an Error that names the fault. */
export function readSettings(data: unknown): FrameSettings {
  const parsed = v.safeParse(FrameSettings, data);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`frame.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

/** Documents around the frame, as far as the browser reveals them. */
export interface Surroundings {
  origin: string;
  /** True when the page is not framed. */
  isTop: boolean;
  /** Origins of all ancestors, nearest first; undefined where the browser does not reveal them. */
  ancestors: readonly string[] | undefined;
  /** Address of the referring document; '' where it was withheld. */
  referrer: string;
}

/**
 * True when the frame may show its element: every ancestor must have an allowed origin. Where the browser does not list
 * ancestors, the referrer decides, and an unknown one is refused.
 */
export function isAllowedAround(
  { origin: own, isTop, ancestors, referrer }: Surroundings,
  { parentOrigins }: FrameSettings,
): boolean {
  if (isTop) return true;
  const around = ancestors ?? (URL.canParse(referrer) ? [new URL(referrer).origin] : []);
  return around.length > 0 && around.every((each) => each === own || parentOrigins.includes(each));
}
