import { vi } from 'vitest';

import { web } from '../../runtime/web/web.ts';
import type { ActionContext } from 'engine/runtime/action.ts';
import type { Scope } from 'engine/runtime/scope.ts';
import { scopeOf } from './scope.ts';

/** The context of an action, whose functions record their calls: by default all of them succeed. */
export function recordedContext(scope: Partial<Scope> = {}) {
  const runtime = {
    ...web,
    open: vi.fn<ActionContext['runtime']['open']>(),
    copy: vi.fn<ActionContext['runtime']['copy']>().mockResolvedValue(),
    share: vi.fn<ActionContext['runtime']['share']>().mockResolvedValue(true),
    buzz: vi.fn<ActionContext['runtime']['buzz']>(),
  };
  return {
    scope: scopeOf(scope),
    runtime,
    go: vi.fn<ActionContext['go']>().mockResolvedValue(),
    prepare: vi.fn<ActionContext['prepare']>(),
    showToast: vi.fn<ActionContext['showToast']>(),
  };
}
