export interface SignInLoad {
  url: string;
  /** Sign-in call, and the bodies of the users. */
  path: string;
  bodies: string[];
  perSecond: number;
  /** Calls of a signed-in user meanwhile, by name. */
  calls: Record<string, { path: string; body: string }>;
  authsign: string;
  seconds: number;
}

export interface SignInAnswers {
  /** Successful sign-ins per second. */
  rate: number;
  /** Durations in ms of the calls made meanwhile, by name. */
  took: Record<string, number[]>;
}

/** Pause in ms between two calls of the signed-in user. */
const PAUSE_MS = 50;

/** Runs in a separate process, so that sending does not slow the gateway. */
process.on('message', (load: SignInLoad) => {
  void run(load).then((answers) => process.send?.(answers));
});

async function run(load: SignInLoad): Promise<SignInAnswers> {
  const begun = performance.now();
  const ends = begun + load.seconds * 1000;
  const [rate, took] = await Promise.all([signIns(load, begun, ends), calls(load, ends)]);
  return { rate, took };
}

/** Starts sign-ins at a fixed rate, regardless of pending answers. */
async function signIns(
  { url, path, bodies, perSecond }: SignInLoad,
  begun: number,
  ends: number,
): Promise<number> {
  if (perSecond === 0) return 0;
  const under: Promise<boolean>[] = [];
  for (let i = 0; performance.now() < ends; i += 1) {
    under.push(post(url + path, bodies[i % bodies.length] ?? '', { requestid: crypto.randomUUID() }));
    await new Promise((resolve) =>
      setTimeout(resolve, begun + ((i + 1) * 1000) / perSecond - performance.now()),
    );
  }
  const answered = (await Promise.all(under)).filter(Boolean).length;
  return answered / ((performance.now() - begun) / 1000);
}

async function calls(
  { url, calls: asked, authsign }: SignInLoad,
  ends: number,
): Promise<Record<string, number[]>> {
  const took: Record<string, number[]> = {};
  while (performance.now() < ends) {
    for (const [name, { path, body }] of Object.entries(asked)) {
      const begun = performance.now();
      if (!(await post(url + path, body, { authsign }))) throw new Error(`${path} was refused`);
      (took[name] ??= []).push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return took;
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body,
  });
  return ((await response.json()) as { success: boolean }).success;
}
