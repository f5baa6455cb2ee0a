export interface SignInLoad {
  url: string;
  /** Where people sign in, and what each of them sends. */
  path: string;
  bodies: string[];
  perSecond: number;
  /** What somebody who is signed in asks for meanwhile, by name. */
  calls: Record<string, { path: string; body: string }>;
  authsign: string;
  seconds: number;
}

export interface SignInAnswers {
  /** Sign-ins a second that were answered with a session. */
  rate: number;
  /** ms of each call that was made meanwhile, by its name. */
  took: Record<string, number[]>;
}

/** ms between two calls of somebody who is signed in. */
const PAUSE_MS = 50;

/** In a process of its own, so that asking does not slow the answering. */
process.on('message', (load: SignInLoad) => {
  void run(load).then((answers) => process.send?.(answers));
});

async function run(load: SignInLoad): Promise<SignInAnswers> {
  const begun = performance.now();
  const ends = begun + load.seconds * 1000;
  const [rate, took] = await Promise.all([signIns(load, begun, ends), calls(load, ends)]);
  return { rate, took };
}

/** As many a second as people come, whether those before them have been answered or not. */
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
