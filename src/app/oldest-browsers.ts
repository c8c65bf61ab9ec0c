/** Adds what the oldest supported browsers lack (docs/browsers.md): `AbortSignal.any`, which came in 2024. */
Object.assign(AbortSignal, {
  any: (signals: readonly AbortSignal[]): AbortSignal => {
    const control = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) control.abort(signal.reason);
      signal.addEventListener('abort', () => control.abort(signal.reason));
    }
    return control.signal;
  },
});
