/** What the form of a fault holds, as typed. */
export interface FaultForm {
  readonly operation: string;
  readonly kind: string;
  readonly status: string;
  readonly times: string;
  readonly ms: string;
}

/** The kinds that wait; of the others `ms` says nothing. */
const waiting: ReadonlySet<string> = new Set(['delay', 'timeout', 'completes-late', 'clock-skew']);

/** Whether a kind of fault takes a length of time. */
export function takesTime(kind: string): boolean {
  return waiting.has(kind);
}

/** The request for a fault: empty entries are left out, what is no number is left to the sandbox to refuse. */
export function faultRequest({ operation, kind, status, times, ms }: FaultForm, user: string): object {
  const numberOf = (text: string): number | string => (/^-?\d+$/.test(text.trim()) ? Number(text) : text);
  return {
    user,
    operation,
    kind,
    ...(kind === 'status' && status.trim() && { status: numberOf(status) }),
    ...(takesTime(kind) && ms.trim() && { ms: numberOf(ms) }),
    ...(times.trim() && { times: numberOf(times) }),
  };
}
