import { useEffect, useState } from 'react';
import { loadTranscripts, type Transcript } from './transcript.ts';

export type LoadedTranscripts =
  { status: 'loading' } | { status: 'none' } | { status: 'ready'; transcripts: readonly Transcript[] };

/** The transcripts of a file of stories in a language. Waits for both to be known. */
export function useTranscripts(
  importPath: string | undefined,
  language: string | undefined,
): LoadedTranscripts {
  const [loaded, setLoaded] = useState<LoadedTranscripts>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      setLoaded({ status: 'loading' });
      if (importPath === undefined || language === undefined) return;
      const found = await loadTranscripts(importPath, language, abort.signal);
      setLoaded(found ? { status: 'ready', transcripts: found } : { status: 'none' });
    };
    void load().catch(() => {
      if (!abort.signal.aborted) setLoaded({ status: 'none' });
    });
    return () => {
      abort.abort();
    };
  }, [importPath, language]);

  return loaded;
}
