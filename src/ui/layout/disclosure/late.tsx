import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Code that came and does not run: another try brings nothing. */
export interface CodeFailure {
  message: string;
  /** Tells the embedder. */
  report(): void;
}

/** Tells code that does not run from code that could not be had; undefined for the latter. */
export const CodeFailureContext = createContext((_error: unknown): CodeFailure | undefined => undefined);

/** The message in the place of code that came and does not run, which is reported; undefined of code that could not be had. */
export function useCodeFailure(error: unknown): string | undefined {
  const codeFailureOf = useContext(CodeFailureContext);
  const failure = useMemo(() => codeFailureOf(error), [codeFailureOf, error]);
  useEffect(() => failure?.report(), [failure]);
  return failure?.message;
}

interface LateOptions {
  waiting?: ReactNode;
  /** Stands in its place when the code cannot be had, and why; `retry` asks for it again. */
  missing(retry: () => void, error: unknown): ReactNode;
}

/**
 * A component whose code comes when it is first shown. Unlike React.lazy a failed load fails neither what stands
 * around it nor for ever: it is asked for again at a press, with other properties, and when it is shown anew.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, missing }: LateOptions,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let failure: unknown;
  const bring = async (signal: AbortSignal, enter: (phase: 'there' | 'missing') => void): Promise<void> => {
    const came = await load().catch((error: unknown) => {
      failure = error;
      return undefined;
    });
    Loaded ??= came;
    if (!signal.aborted) enter(came ? 'there' : 'missing');
  };

  return function Late(props: P) {
    const [phase, enter] = useState<'waiting' | 'there' | 'missing'>('waiting');
    useEffect(() => {
      if (phase !== 'waiting' || Loaded) return;
      const gone = new AbortController();
      void bring(gone.signal, enter);
      return () => gone.abort();
    }, [phase]);
    const askedWith = useRef(props);
    useEffect(() => {
      if (phase !== 'missing') askedWith.current = props;
      else if (differ(askedWith.current, props)) enter('waiting');
    }, [phase, props]);
    if (Loaded) return <Loaded {...props} />;
    return phase === 'missing' ? missing(() => enter('waiting'), failure) : waiting;
  };
}

function differ<P extends object>(before: P, now: P): boolean {
  return (Object.keys(now) as (keyof P)[]).some((name) => !Object.is(before[name], now[name]));
}
