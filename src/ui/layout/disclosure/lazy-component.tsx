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

/** Failure of code that was loaded and does not run: a retry is useless. */
export interface CodeFailure {
  message: string;
  /** Reports the failure to the embedder. */
  report(): void;
}

/** Classifies an error: returns the failure of code that does not run, and undefined for code that failed to load. */
export const CodeFailureContext = createContext((_error: unknown): CodeFailure | undefined => undefined);

/** Message for code that was loaded and does not run; reports the failure. Undefined for code that failed to load. */
export function useCodeFailure(error: unknown): string | undefined {
  const codeFailureOf = useContext(CodeFailureContext);
  const failure = useMemo(() => codeFailureOf(error), [codeFailureOf, error]);
  useEffect(() => failure?.report(), [failure]);
  return failure?.message;
}

interface LazyOptions {
  waiting?: ReactNode;
  /** Replaces the component when its code failed to load, with the error; `retry` loads it again. */
  missing(retry: () => void, error: unknown): ReactNode;
}

/**
 * A component whose code is loaded when it is first shown. Unlike with React.lazy, a failed load affects neither the
 * surroundings nor later attempts: it is retried on a press, with changed props, and when the component is shown again.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, missing }: LazyOptions,
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
